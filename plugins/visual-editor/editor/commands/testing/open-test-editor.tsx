import { Editor, Frame } from '@craftjs/core'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { EditorBlock } from '@/blocks/_kit/registry'
import { blockComponent, rootComponent } from '@/plugins/visual-editor/editor/adapter'
import { type Engine, useCreateEngine } from '@/plugins/visual-editor/editor/canvas/engine'
import { createCommands } from '@/plugins/visual-editor/editor/commands/create-commands'
import { createUiStore } from '@/plugins/visual-editor/editor/state/ui-store'
import { freeBlock } from '@/src/core/page-document/block-definition'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'

const Nothing = () => null

const fixed = { acceptsChildren: false, canDelete: false, canMove: false, canDuplicate: false }

function block(
  type: string,
  rules: EditorBlock['definition']['rules'],
  groups: EditorBlock['editor']['groups'] = [],
): EditorBlock {
  const label = type.charAt(0).toUpperCase() + type.slice(1)
  const schema = z.object({ title: z.string().default(''), picture: z.string().default('') })
  return {
    definition: { type, v: 1, schema, rules },
    editor: { label, icon: '', group: 'Layout', groups, titleProp: 'title' },
    Render: Nothing,
  }
}

/** A small set of blocks with every kind of rule that commands meet. */
export const testBlocks: ReadonlyMap<string, EditorBlock> = new Map(
  [
    block('header', { ...fixed, singleton: 'first' }),
    block('box', { ...freeBlock, acceptsChildren: true }),
    block('note', freeBlock, [
      {
        title: 'Note',
        controls: { picture: { kind: 'media', label: 'Picture', accept: 'image' } },
      },
    ]),
    block('footer', { ...fixed, singleton: 'last' }),
  ].map((each) => [each.definition.type, each]),
)

export const node = (
  type: string,
  children: string[] = [],
  props: PageNode['props'] = {},
): PageNode => ({ type, props, children, v: 1 })

const Block = ({ children }: { children?: ReactNode }) => <div>{children}</div>
const resolver = { [blockComponent]: Block, [rootComponent]: Block }

type InsideProps = { nodes: PageDocument['nodes']; onEngine: (engine: Engine) => void }

function Inside({ nodes, onEngine }: InsideProps) {
  onEngine(useCreateEngine({ version: 1, nodes }))
  return <Frame />
}

/** Commands at work on a page, with nothing on the screen but the page itself. */
export function openTestEditor(nodes: PageDocument['nodes']) {
  const made: Engine[] = []
  render(
    <Editor resolver={resolver}>
      <Inside nodes={nodes} onEngine={(engine) => made.push(engine)} />
    </Editor>,
  )
  const [engine] = made
  if (!engine) {
    throw new Error('The engine was not made')
  }
  const ui = createUiStore()
  const commands = createCommands({ engine, ui, blocks: testBlocks, typed: { commit: null } })
  return {
    engine,
    ui,
    commands,
    /** Runs inside `act`, as an event of the browser would. */
    run: (change: () => void) => act(change),
    said: () => ui.getState().announcement.trim(),
    selected: () => ui.getState().selectedId,
    childrenOf: (id: string) => engine.document().nodes[id]?.children,
  }
}
