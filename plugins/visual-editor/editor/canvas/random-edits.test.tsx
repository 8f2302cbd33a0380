// @vitest-environment jsdom
import { Editor } from '@craftjs/core'
import { render } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type EditorBlock, editorBlock } from '@/blocks/_kit/registry'
import { craftResolver } from '@/plugins/visual-editor/editor/adapter'
import { type Engine, useCreateEngine } from '@/plugins/visual-editor/editor/canvas/engine'
import { createCommands } from '@/plugins/visual-editor/editor/commands/create-commands'
import { createUiStore } from '@/plugins/visual-editor/editor/state/ui-store'
import { checkDocument } from '@/src/core/page-document/integrity'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { testBlocks } from '@/src/core/page-document/test-blocks'

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
    root: node('root', ['top', 'a', 'b', 'end']),
    top: node('top'),
    a: node('box', ['n', 's']),
    n: node('note'),
    s: node('seal'),
    b: { ...node('box'), isLocked: true },
    end: node('end'),
  },
}

function Inside({ onEngine }: { onEngine: (engine: Engine) => void }) {
  onEngine(useCreateEngine(start))
  return null
}

function openEditor() {
  const made: Engine[] = []
  render(
    <Editor resolver={craftResolver}>
      <Inside onEngine={(engine) => made.push(engine)} />
    </Editor>,
  )
  const [engine] = made
  if (!engine) {
    throw new Error('The engine was not made')
  }
  const ui = createUiStore()
  const commands = createCommands({ engine, ui, blocks, typed: { commit: null } })
  return { engine, ui, commands }
}

const anyStep = fc.record({
  kind: fc.constantFrom(
    'add',
    'moveTo',
    'moveBy',
    'remove',
    'duplicate',
    'setProps',
    'setNode',
    'undo',
    'redo',
  ),
  pick: fc.nat(),
  parent: fc.nat(),
  index: fc.nat({ max: 4 }),
  type: fc.constantFrom('box', 'note', 'seal', 'top', 'acme/map'),
  word: fc.string({ maxLength: 25 }),
})

const bytes = (engine: Engine) => JSON.stringify(engine.document())

it('keeps every rule through whatever a creator does, and takes all of it back', () => {
  const { engine, ui, commands } = openEditor()
  fc.assert(
    fc.property(fc.array(anyStep, { minLength: 1, maxLength: 8 }), (steps) => {
      engine.replace(start)
      ui.setState({ selectedId: null })
      const before = bytes(engine)
      for (const { kind, pick, parent, index, type, word } of steps) {
        const ids = Object.keys(engine.document().nodes)
        const id = ids[pick % ids.length] ?? 'root'
        const place = { parentId: ids[parent % ids.length] ?? 'root', index }
        const run: Record<typeof kind, () => unknown> = {
          add: () => commands.add(type, place),
          moveTo: () => commands.moveTo(id, place),
          moveBy: () => commands.moveBy(id, index % 2 ? 1 : -1),
          remove: () => commands.remove(id),
          duplicate: () => commands.duplicate(id),
          setProps: () => id !== 'root' && commands.setProps(id, { title: word.slice(0, 20) }),
          setNode: () =>
            commands.setNode(id, { name: word || undefined, box: { mobile: { order: index } } }),
          undo: commands.undo,
          redo: commands.redo,
        }
        run[kind]()
        const checked = checkDocument(engine.document(), testBlocks)
        expect('problems' in checked ? checked.problems : checked.notes).toEqual([])
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
    { numRuns: 10_000 },
  )
}, 120_000)
