// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type EditorBlock, editorBlock } from '@/blocks/_kit/registry'
import { anyStep, createCreator } from '@/plugins/visual-editor/editor/canvas/testing/random-steps'
import { openTestEditor } from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { testTheme } from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import type { Engine } from '@/plugins/visual-editor/editor/engine/engine'
import { pageKind } from '@/plugins/visual-editor/editor/kind/page-kind'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import { checkLocks } from '@/src/core/page-document/check/locks'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { testBlocks } from '@/src/core/page-document/test-blocks'
import { runs, times } from '@/src/testing/soak'

const nothing = () => null
const blocks: ReadonlyMap<string, EditorBlock> = new Map(
  [...testBlocks].map(([type, definition]) => [
    type,
    editorBlock({
      definition,
      Render: nothing,
      editor: { label: type, icon: '', group: 'Layout', groups: [] },
    }),
  ]),
)

const node = (type: string, children: string[] = []): PageNode => ({
  type,
  props: {},
  children,
  v: testBlocks.get(type)?.v ?? 1,
})
const start: PageDocument = {
  version: 1,
  nodes: {
    root: node('root', ['top', 'a', 'b', 'c', 'end']),
    top: node('top'),
    a: node('box', ['n', 's']),
    n: node('note'),
    s: node('seal'),
    b: { ...node('box'), isLocked: true },
    c: node('box', ['d']),
    d: { ...node('box', ['p']), layout: { mobile: { order: 1 } } },
    p: node('note'),
    end: node('end'),
  },
}

const bytes = (engine: Engine) => JSON.stringify([engine.document(), engine.theme()])

/** What the server would say of it: nothing. Looked at first, because an expectation takes longer than all of it. */
function expectAllowed(document: PageDocument) {
  const checked = checkDocument(document, testBlocks)
  const problems = 'problems' in checked ? checked.problems : checked.notes
  problems.push(...checkLocks(start, document, testBlocks))
  if (problems.length > 0) {
    expect(problems).toEqual([])
  }
}

it('keeps every rule through whatever a creator does, and takes all of it back', () => {
  const kind = pageKind(blocks)
  const { builder, engine, ui } = openTestEditor(start.nodes, {
    parts: { blocks, kind },
    theme: testTheme,
  })
  let taken = 0
  fc.assert(
    fc.property(fc.array(anyStep, { minLength: 1, maxLength: 8 }), (steps) => {
      engine.loadTheme(testTheme)
      engine.replace(start)
      ui.setState({ selectedId: null, device: 'desktop' })
      const creator = createCreator(builder)
      const before = bytes(engine)
      for (const step of steps) {
        const last = engine.document()
        creator.take(step)
        taken += 1
        // What is not another object is the same page.
        if (engine.document() !== last) {
          expectAllowed(engine.document())
        }
      }
      const after = bytes(engine)
      let count = 0
      while (engine.canUndo()) {
        engine.undo()
        count += 1
      }
      expect(bytes(engine)).toBe(before)
      for (; count > 0; count -= 1) {
        engine.redo()
      }
      expect(bytes(engine)).toBe(after)
    }),
    runs(10_000),
  )
  expect(taken).toBeGreaterThan(times(20_000))
})
