// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRowsInSight } from '@/src/admin/ui/list/use-rows-in-sight'

const rowHeight = 40

beforeEach(() => {
  // jsdom lays nothing out, and does not scroll.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(rowHeight)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: -window.scrollY }) as DOMRect,
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  scrollTo(0)
})

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

function List({ count }: { count: number }) {
  const list = useRef<HTMLUListElement>(null)
  const ids = Array.from({ length: count }, (_, index) => String(index + 1))
  const sight = useRowsInSight({ ids, rowHeight, list })
  return (
    <ul ref={list} {...sight.listProps}>
      {sight.ids.map((id) => (
        <li key={id} {...sight.rowProps(id)}>
          <button type="button">{id}</button>
          <input aria-label={`Name of ${id}`} />
        </li>
      ))}
    </ul>
  )
}

const drawn = () => screen.getAllByRole('button').map(({ textContent }) => Number(textContent))
/** Of the rows and the room between them. */
const heightOfAll = () =>
  screen
    .getAllByRole('listitem')
    .reduce(
      (sum, { style }) =>
        sum +
        rowHeight +
        Number.parseInt(style.marginTop || '0', 10) +
        Number.parseInt(style.marginBottom || '0', 10),
      0,
    )

it('draws a list of some rows as a whole', () => {
  render(<List count={60} />)
  expect(drawn()).toHaveLength(60)
})

it('draws of a long list what is in sight, and keeps room for the rest', () => {
  render(<List count={500} />)
  expect(drawn().slice(0, 3)).toEqual([1, 2, 3])
  expect(drawn().length).toBeLessThan(60)
  expect(heightOfAll()).toBe(500 * rowHeight)
  act(() => scrollTo(250 * rowHeight))
  expect(drawn()).toContain(255)
  expect(drawn()).not.toContain(1)
  expect(heightOfAll()).toBe(500 * rowHeight)
  const row = screen.getByText('255').closest('li')
  expect([
    row?.ariaSetSize ?? row?.getAttribute('aria-setsize'),
    row?.getAttribute('aria-posinset'),
  ]).toEqual(['500', '255'])
})

it('keeps the row that somebody is in, wherever the list is scrolled', () => {
  render(<List count={500} />)
  fireEvent.focus(screen.getByText('2'))
  act(() => scrollTo(250 * rowHeight))
  expect(drawn()).toContain(2)
  expect(drawn()).toContain(255)
  expect(heightOfAll()).toBe(500 * rowHeight)
})

it('keeps that row while the window is left and within it, and no longer than somebody is in it', () => {
  render(<List count={500} />)
  const [button, field] = [screen.getByText('2'), screen.getByLabelText('Name of 2')]
  act(() => button.focus())
  act(() => scrollTo(250 * rowHeight))
  // Another window is in front.
  fireEvent.blur(button, { relatedTarget: null })
  expect(drawn()).toContain(2)
  act(() => field.focus())
  expect([document.activeElement, drawn().includes(2)]).toEqual([field, true])
  act(() => screen.getByText('255').focus())
  expect(drawn()).not.toContain(2)
  act(() => scrollTo(0))
  expect(drawn()).toContain(255)
})
