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

it.each([false, true])('brings a block into sight once, flashing: %s', async (isFlashing) => {
  const stage = document.createElement('main')
  const page = document.createElement('div')
  page.innerHTML = '<p data-block-id="a"></p>'
  stage.append(page)
  stage.scrollBy = vi.fn<() => void>()
  const { commands, ui, run } = openTestEditor(
    { root: node('root', ['a']), a: node('note') },
    { parts: { elements: { stage, page, layers: null } }, children: <Flash /> },
  )
  run(() => commands.reveal('a', isFlashing))
  expect(screen.queryByTestId('flash') !== null).toBe(isFlashing)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(stage.scrollBy).toHaveBeenCalledTimes(1)
  expect(screen.queryByTestId('flash')).toBeNull()
  expect(ui.getState().reveal).toBeNull()
})
