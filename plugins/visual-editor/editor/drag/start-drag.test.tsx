// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { startDrag } from '@/plugins/visual-editor/editor/drag/start-drag'

afterEach(() => {
  cleanup()
  // The next press ends the wait for a click, which would be one of another test.
  fireEvent.pointerDown(window)
})

const press = { button: 0, buttons: 1, pointerId: 1, clientX: 500, clientY: 500 }

function lift() {
  // Nothing has a size here: the whole window lies outside the page.
  const [stage, page] = [document.createElement('main'), document.createElement('div')]
  document.body.append(stage)
  stage.append(page)
  const editor = openTestEditor(
    { root: node('root', ['a', 'b']), a: node('note'), b: node('note') },
    { parts: { elements: { stage, page, layers: null } } },
  )
  editor.run(() => startDrag(press, { kind: 'move', id: 'a' }, editor.builder))
  return editor
}

it('says that a block is put back when it is let go outside the page', () => {
  const { said, ui, childrenOf, run } = lift()
  run(() => void fireEvent.pointerMove(window, { ...press, clientX: 600 }))
  run(() => void fireEvent.pointerUp(window, { ...press, buttons: 0, clientX: 600 }))
  expect(ui.getState().drag).toBeNull()
  expect(said()).toBe('Put back')
  expect(childrenOf('root')).toEqual(['a', 'b'])
})

it('says nothing of a press that was no drag', () => {
  const { said, run } = lift()
  run(() => void fireEvent.pointerUp(window, { ...press, buttons: 0 }))
  expect(said()).toBe('')
})

const cutShort: [string, () => void][] = [
  ['the window is left', () => window.dispatchEvent(new Event('blur'))],
  ['the pointer is lost', () => void fireEvent.pointerCancel(window, press)],
  ['a second finger comes', () => void fireEvent.pointerDown(window, { ...press, pointerId: 77 })],
  ['Escape is pressed', () => void fireEvent.keyDown(window, { key: 'Escape' })],
]

it.each(cutShort)('leaves no trace when %s', async (_what, interrupt) => {
  const { said, ui, childrenOf, run } = lift()
  run(() => void fireEvent.pointerMove(window, { ...press, clientX: 600 }))
  await vi.waitFor(() => expect(ui.getState().drag).not.toBeNull())
  run(interrupt)
  expect([ui.getState().drag, said()]).toEqual([null, 'Put back'])
  run(() => void fireEvent.pointerUp(window, { ...press, buttons: 0, clientX: 600 }))
  expect(childrenOf('root')).toEqual(['a', 'b'])
  // The next click is a click again.
  const onClick = vi.fn()
  window.addEventListener('click', onClick)
  fireEvent.click(document.body, { detail: 0 })
  expect(onClick).toHaveBeenCalledTimes(1)
  run(() => void fireEvent.pointerDown(document.body, press))
  fireEvent.click(document.body, { detail: 1 })
  expect(onClick).toHaveBeenCalledTimes(2)
  window.removeEventListener('click', onClick)
})

it('ends when what it moves goes away', async () => {
  const { commands, ui, childrenOf, run } = lift()
  run(() => void fireEvent.pointerMove(window, { ...press, clientX: 600 }))
  await vi.waitFor(() => expect(ui.getState().drag).not.toBeNull())
  run(() => commands.remove('a'))
  expect(ui.getState().drag).toBeNull()
  expect(childrenOf('root')).toEqual(['b'])
})
