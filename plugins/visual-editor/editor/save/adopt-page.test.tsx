// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { adoptPage } from '@/plugins/visual-editor/editor/save/adopt-page'
import type { PageDocument } from '@/src/core/page-document/schema'

afterEach(cleanup)

const nodes = {
  root: node('root', ['header', 'a', 'b', 'footer']),
  header: node('header'),
  a: node('note', [], { title: 'A' }),
  b: node('note', [], { title: 'B' }),
  footer: node('footer'),
}

const { a: _, ...others } = nodes
const withoutA = { ...others, root: node('root', ['header', 'b', 'footer']) }

it.each<[string, PageDocument['nodes'], boolean, boolean]>([
  ['another block', { ...nodes, b: node('note', [], { title: 'Theirs' }) }, true, true],
  ['the very block', { ...nodes, a: node('note', [], { title: 'Theirs' }) }, true, false],
  ['its disappearance', withoutA, false, false],
])(
  'leaves selection and caret where they are when it brings %s, as far as they are there',
  (_what, next, isSelected, isWriting) => {
    const { builder, ui, engine, commands, run } = openTestEditor(nodes)
    const writing = { id: 'a', at: null }
    run(() => ui.setState({ selectedId: 'a', hoveredId: 'a', writing }))
    act(() => adoptPage(builder)({ version: 1, nodes: next }))
    expect(ui.getState()).toMatchObject({
      selectedId: isSelected ? 'a' : null,
      hoveredId: isSelected ? 'a' : null,
      writing: isWriting ? writing : null,
    })
    expect(engine.document().nodes).toEqual(next)
    expect(engine.canUndo()).toBe(false)
    run(() => commands.undo())
    expect(engine.document().nodes).toEqual(next)
  },
)
