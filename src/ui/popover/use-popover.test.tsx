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
