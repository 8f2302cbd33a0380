// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useChosen } from '@/plugins/commerce/fulfilment/board/use-chosen'

const ids = ['A', 'B', 'C']

/** As the table of orders: a box for all of them stands above the others. */
function Rows() {
  const chosen = useChosen()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a table
    <div onKeyDown={(event) => chosen.onKeyDown(event, ids)}>
      <input type="checkbox" aria-label="All" readOnly checked={false} />
      {ids.map((id) => (
        <input
          key={id}
          type="checkbox"
          value={id}
          aria-label={id}
          checked={chosen.chosen.has(id)}
          onClick={(event) => chosen.press(id, ids, event)}
          onChange={() => undefined}
        />
      ))}
    </div>
  )
}

beforeEach(() => void render(<Rows />))
afterEach(cleanup)

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const chosen = () => ids.filter((id) => box(id).checked)
const focused = () => document.activeElement?.getAttribute('aria-label')
const press = (key: string, held: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held })

it('chooses with Shift and an arrow the row that the arrow goes to', () => {
  box('A').focus()
  press('ArrowDown', { shiftKey: true })
  expect([focused(), chosen()]).toEqual(['B', ['B']])
  press('ArrowDown')
  expect([focused(), chosen()]).toEqual(['C', ['B']])
  press('ArrowDown', { shiftKey: true })
  expect([focused(), chosen()]).toEqual(['C', ['B']])
})

it('takes the box for all of them for no row', () => {
  box('All').focus()
  press('ArrowDown', { shiftKey: true })
  expect([focused(), chosen()]).toEqual(['A', ['A']])
  press('ArrowUp', { shiftKey: true })
  expect([focused(), chosen()]).toEqual(['A', ['A']])
})

it('takes all that are shown, or none', () => {
  box('All').focus()
  press('a', { ctrlKey: true })
  expect(chosen()).toEqual(ids)
  press('Escape')
  expect(chosen()).toEqual([])
})
