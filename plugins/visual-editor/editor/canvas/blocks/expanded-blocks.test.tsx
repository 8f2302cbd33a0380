// @vitest-environment jsdom
import { expect, it } from 'vitest'
import {
  keepSelectionOpen,
  setOpened,
} from '@/plugins/visual-editor/editor/canvas/blocks/expanded-blocks'
import {
  node,
  openTestEditor,
  testBlocks,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'

const box = testBlocks.get('box')
const blocks = new Map([
  ...testBlocks,
  ...(box
    ? [['modal', { ...box, editor: { ...box.editor, isShut: true as const } }] as const]
    : []),
])

function open() {
  const editor = openTestEditor(
    {
      root: node('root', ['outer', 'solo']),
      outer: node('modal', ['inner', 'a']),
      inner: node('modal', ['b']),
      a: node('note'),
      b: node('note'),
      solo: node('note'),
    },
    { parts: { blocks } },
  )
  keepSelectionOpen({ ...editor, blocks })
  return { ...editor, opened: () => [...editor.ui.getState().opened] }
}

it('opens all that is shut around what is selected, and leaves it open', () => {
  const { commands, opened, run, engine } = open()
  const before = JSON.stringify(engine.document())
  run(() => commands.select('outer'))
  expect(opened()).toEqual([])
  run(() => commands.select('b'))
  expect(opened().sort()).toEqual(['inner', 'outer'])
  run(() => commands.select('outer'))
  expect(opened().sort()).toEqual(['inner', 'outer'])
  expect(JSON.stringify(engine.document())).toBe(before)
  expect(engine.canUndo()).toBe(false)
})

it('opens for what is moved inside', () => {
  const { commands, opened, run } = open()
  run(() => commands.select('solo'))
  run(() => commands.moveIn('solo'))
  expect(opened()).toEqual(['outer'])
})

it('is shut again by hand', () => {
  const { ui, commands, opened, run } = open()
  run(() => commands.select('a'))
  run(() => commands.select('outer'))
  run(() => setOpened(ui, 'outer', false))
  expect(opened()).toEqual([])
})
