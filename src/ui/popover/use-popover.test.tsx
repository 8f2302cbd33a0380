// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { usePopover } from '@/src/ui/popover/use-popover.client'

const [windowWidthPx, windowHeightPx] = [1000, 800]
const size = { width: 200, height: 300 }
const open = vi.fn()

beforeAll(() => {
  const fixed = (target: object, values: object) =>
    Object.defineProperties(
      target,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, { configurable: true, value }]),
      ),
    )
  fixed(Element.prototype, { clientWidth: windowWidthPx, clientHeight: windowHeightPx })
  fixed(HTMLElement.prototype, {
    offsetWidth: size.width,
    offsetHeight: size.height,
    showPopover: open,
  })
})
afterEach(cleanup)

function Panel({ left, top }: { left: number; top: number }) {
  const box = new DOMRect(left, top, 40, 32)
  const ref = usePopover<HTMLDivElement>(() => ({ getBoundingClientRect: () => box }), 'bottom-end')
  return <div ref={ref} data-testid="panel" style={{ width: '200px', height: '300px' }} />
}

it.each([
  ['below its anchor, at the same edge', { left: 500, top: 100 }, { left: '340px', top: '136px' }],
  ['above where there is no room below', { left: 500, top: 700 }, { left: '340px', top: '396px' }],
  [
    'at the other edge where it would leave the window',
    { left: 20, top: 100 },
    { left: '20px', top: '136px' },
  ],
])('stands %s', async (_where, anchor, place) => {
  render(<Panel {...anchor} />)
  const { style } = screen.getByTestId('panel')
  await waitFor(() => expect({ left: style.left, top: style.top }).toEqual(place))
  expect(open).toHaveBeenCalled()
})

type Box = { top: number; height: number }

function Bar({ picture, tools }: { picture: Box; tools: Box }) {
  const boxOf = ({ top, height }: Box) => new DOMRect(60, top, 400, height)
  const bar = Object.assign(document.createElement('div'), {
    getBoundingClientRect: () => boxOf(tools),
  })
  const ref = usePopover<HTMLDivElement>(
    () => ({ getBoundingClientRect: () => boxOf(picture) }),
    'bottom-start',
    () => bar,
  )
  return <div ref={ref} data-testid="bar" />
}
const onTop = { top: 50, height: 40 }

it.each([
  ['below a picture', { top: 200, height: 200 }, onTop, '404px'],
  [
    'over its lower edge rather than over the lines above it',
    { top: 200, height: 550 },
    onTop,
    '446px',
  ],
  ['over the edge of the window', { top: 400, height: 600 }, onTop, '492px'],
  ['above a small one', { top: 700, height: 60 }, onTop, '396px'],
  ['below the tools', { top: 300, height: 60 }, { top: 380, height: 40 }, '424px'],
  ['above where the tools are high', { top: 400, height: 60 }, { top: 480, height: 200 }, '96px'],
])('stands clear of the tools: %s', async (_where, picture, tools, top) => {
  render(<Bar picture={picture} tools={tools} />)
  const { style } = screen.getByTestId('bar')
  await waitFor(() => expect(style.top).toBe(top))
  expect(style.maxHeight).toBe('')
})

it('is lower where there is room for it nowhere', async () => {
  render(<Bar picture={{ top: 100, height: 600 }} tools={{ top: 250, height: 290 }} />)
  const { style } = screen.getByTestId('bar')
  await waitFor(() => expect([style.top, style.maxHeight]).toEqual(['544px', '248px']))
})
