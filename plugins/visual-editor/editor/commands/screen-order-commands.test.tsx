// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'

afterEach(cleanup)

function openOnTablet() {
  const editor = openTestEditor({
    root: node('root', ['head', 'a', 'b', 'c', 'foot']),
    head: node('header'),
    a: node('note', [], { title: 'A' }),
    b: node('note', [], { title: 'B' }),
    c: node('note', [], { title: 'C' }),
    foot: node('footer'),
  })
  editor.run(() => editor.ui.setState({ device: 'tablet', stageWidthPx: 1200 }))
  return editor
}

it('steps through the order of the screen in view, where it has one of its own', () => {
  const { commands, run, said, childrenOf } = openOnTablet()
  run(() => commands.moveOn('a', 'tablet', 1))
  // On the page it is the first one; on the tablet it is the second of three.
  expect(commands.canMoveBy('a', -1)).toBe(true)
  expect(commands.canMoveBy('b', -1)).toBe(false)
  run(() => commands.moveBy('a', 1))
  expect(said()).toBe('A moved. Place 3 of 3')
  expect(commands.canMoveBy('a', 1)).toBe(false)
  expect(childrenOf('root')).toEqual(['head', 'a', 'b', 'c', 'foot'])
})

it('steps on the page where the screen in view follows it', () => {
  const { commands, run, ui, childrenOf } = openOnTablet()
  run(() => commands.moveBy('a', 1))
  expect(childrenOf('root')).toEqual(['head', 'b', 'a', 'c', 'foot'])
  run(() => commands.moveOn('a', 'tablet', 1))
  run(() => ui.setState({ device: 'desktop' }))
  expect(commands.canMoveBy('b', -1)).toBe(false)
})

it('leaves the order of a screen behind when it goes among others, in one step of undo', () => {
  const layout = { tablet: { order: -2 } }
  const { commands, engine, run } = openTestEditor({
    root: node('root', ['head', 'a', 'box', 'foot']),
    head: node('header'),
    a: { ...node('note'), layout },
    box: { ...node('box'), layout: { tablet: { order: -1 } } },
    foot: node('footer'),
  })
  const before = JSON.stringify(engine.document())
  run(() => commands.moveTo('a', { parentId: 'box', index: 0 }))
  expect(engine.document().nodes.a).toEqual(node('note'))
  run(() => commands.undo())
  expect(JSON.stringify(engine.document())).toBe(before)
  expect(engine.canUndo()).toBe(false)
  run(() => commands.redo())
  run(() => commands.moveBy('a', 1))
  run(() => commands.undo())
  run(() => commands.moveTo('a', { parentId: 'root', index: 3 }))
  expect(engine.document().nodes.a?.layout).toEqual(layout)
})
