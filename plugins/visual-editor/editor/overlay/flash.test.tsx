// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { Flash } from '@/plugins/visual-editor/editor/overlay/flash'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
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
    { parts: { elements: { stage, page, layers: null } }, children: <Flash /> },
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

it.each([false, true])(
  'shows a block that takes its time to be drawn, flashing: %s',
  async (isFlashing) => {
    const { page, stage, commands, ui, run } = openPage()
    run(() => commands.reveal('a', isFlashing))
    await act(() => vi.advanceTimersByTimeAsync(2000))
    page.innerHTML = '<p data-block-id="a"></p>'
    await vi.waitFor(() => expect(stage.scrollBy).toHaveBeenCalledTimes(1))
    expect(screen.queryByTestId('flash') !== null).toBe(isFlashing)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(ui.getState().reveal).toBeNull()
  },
)

it('gives up a block that never comes', async () => {
  const { commands, ui, run } = openPage()
  run(() => commands.reveal('a', true))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(ui.getState().reveal).toBeNull()
})
