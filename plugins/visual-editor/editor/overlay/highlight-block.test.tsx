// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { HighlightBlock } from '@/plugins/visual-editor/editor/overlay/highlight-block'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  // In reverse order: unstubbing later would bring back the fake requestAnimationFrame.
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** An editor whose page is not drawn yet. */
function openPage() {
  const stage = document.createElement('main')
  const page = document.createElement('div')
  stage.append(page)
  stage.scrollBy = vi.fn<() => void>()
  const editor = openTestEditor(
    { root: node('root', ['a']), a: node('note') },
    { parts: { elements: { stage, page, layers: null } }, children: <HighlightBlock /> },
  )
  return { ...editor, stage, page }
}

it.each([false, true])('brings a block into sight once, flashing: %s', async (isFlashing) => {
  const { page, stage, commands, ui, run } = openPage()
  page.innerHTML = '<p data-block-id="a"></p>'
  run(() => commands.reveal('a', isFlashing))
  expect(screen.queryByTestId('flash') !== null).toBe(isFlashing)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(stage.scrollBy).toHaveBeenCalledTimes(1)
  expect(screen.queryByTestId('flash')).toBeNull()
  expect(ui.getState().reveal).toBeNull()
})

it('shows a block on a computer too busy to draw frames', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const { page, stage, commands, run } = openPage()
  page.innerHTML = '<p data-block-id="a"></p>'
  run(() => commands.reveal('a', true))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(stage.scrollBy).toHaveBeenCalledTimes(1)
})

/** A revealed block that lies in sight, and a way to push it down as pictures above it do. */
async function openRevealed() {
  const editor = openPage()
  const { page, stage, commands, run } = editor
  const block = document.createElement('p')
  block.dataset.blockId = 'a'
  page.append(block)
  vi.spyOn(stage, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 600))
  const place = vi.spyOn(block, 'getBoundingClientRect')
  place.mockReturnValue(new DOMRect(0, 200, 800, 100))
  run(() => commands.reveal('a', true))
  expect(stage.scrollBy).not.toHaveBeenCalled()
  const pushDown = async () => {
    place.mockReturnValue(new DOMRect(0, 900, 800, 100))
    page.prepend(document.createElement('img'))
    await act(() => vi.advanceTimersByTimeAsync(0))
  }
  return { ...editor, pushDown }
}

it('brings a block back that something drawn later pushes out of sight', async () => {
  const { stage, pushDown } = await openRevealed()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.queryByTestId('flash')).toBeNull()
  await pushDown()
  expect(stage.scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 424 })
})

it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'leaves the person who goes on by %s where they are',
  async (sign) => {
    const { stage, pushDown } = await openRevealed()
    act(() => void document.body.dispatchEvent(new Event(sign, { bubbles: true })))
    await pushDown()
    expect(stage.scrollBy).not.toHaveBeenCalled()
  },
)

it.each([false, true])(
  'shows a block that takes its time to be drawn, flashing: %s',
  async (isFlashing) => {
    const { page, stage, commands, ui, run } = openPage()
    run(() => commands.reveal('a', isFlashing))
    await act(() => vi.advanceTimersByTimeAsync(2000))
    page.innerHTML = '<p data-block-id="a"></p>'
    await vi.waitFor(() => expect(stage.scrollBy).toHaveBeenCalledTimes(1))
    expect(screen.queryByTestId('flash') !== null).toBe(isFlashing)
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(screen.queryByTestId('flash')).toBeNull()
    expect(ui.getState().reveal).toBeNull()
  },
)

it('gives up a block that never comes', async () => {
  const { commands, ui, run } = openPage()
  run(() => commands.reveal('a', true))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(ui.getState().reveal).toBeNull()
})
