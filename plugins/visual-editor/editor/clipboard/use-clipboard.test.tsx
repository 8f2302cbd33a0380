// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import type { Clipboard } from '@/plugins/visual-editor/editor/clipboard/create-clipboard'
import { useClipboard } from '@/plugins/visual-editor/editor/clipboard/use-clipboard'
import { createUiStore } from '@/plugins/visual-editor/editor/state/ui-store'

afterEach(cleanup)

function open() {
  const ui = createUiStore()
  const cutAway = vi.fn()
  const clipboard = { contents: () => ({ 'text/plain': 'a' }), cutAway }
  renderHook(() =>
    useClipboard(
      { ui } as Partial<BuilderContext> as BuilderContext,
      clipboard as Partial<Clipboard> as Clipboard,
    ),
  )
  const cut = () => fireEvent.cut(document.body, { clipboardData: { setData: () => {} } })
  return { ui, cut, cutAway }
}

it('cuts the block that is selected, and none whose words are about to be written', () => {
  const { ui, cut, cutAway } = open()
  act(() => ui.setState({ writing: { id: 'a', at: null } }))
  cut()
  expect(cutAway).not.toHaveBeenCalled()
  act(() => ui.setState({ writing: null }))
  cut()
  expect(cutAway).toHaveBeenCalledOnce()
})

it('cuts nothing behind a window that is open, wherever its focus went', () => {
  const { cut, cutAway } = open()
  document.body.innerHTML = '<dialog open></dialog>'
  cut()
  expect(cutAway).not.toHaveBeenCalled()
  document.body.innerHTML = ''
  cut()
  expect(cutAway).toHaveBeenCalledOnce()
})
