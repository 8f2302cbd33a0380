import { act, render } from '@testing-library/react'
import { type ReactNode, useMemo } from 'react'
import { z } from 'zod'
import type { EditorBlock } from '@/blocks/_kit/registry'
import {
  type BuilderContext,
  BuilderProvider,
} from '@/plugins/visual-editor/editor/builder-context'
import {
  createTestBuilder,
  type TestParts,
} from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import { EngineProvider, useCreateEngine } from '@/plugins/visual-editor/editor/engine/engine'
import { SharedParts } from '@/plugins/visual-editor/editor/shell/frame'
import { freeBlock } from '@/src/core/page-document/block-definition'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import type { EditedTheme } from '@/src/core/theme/edited-theme'

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

type Options = {
  /** Of the builder; its blocks are `testBlocks` unless others are given. */
  parts?: TestParts
  theme?: EditedTheme
  /** The part of the editor that is tested; without it nothing is drawn. */
  children?: ReactNode
}

type InsideProps = Options & {
  nodes: PageDocument['nodes']
  onBuilder: (builder: BuilderContext) => void
}

function Inside({ nodes, parts, theme, children, onBuilder }: InsideProps) {
  const engine = useCreateEngine({ version: 1, nodes }, theme)
  const builder = useMemo(
    () => createTestBuilder(engine, { blocks: testBlocks, ...parts }),
    [engine, parts],
  )
  onBuilder(builder)
  return (
    <BuilderProvider value={builder}>
      <SharedParts>{children}</SharedParts>
    </BuilderProvider>
  )
}

/** Commands at work on a page, with nothing on the screen but what is asked for. */
export function openTestEditor(nodes: PageDocument['nodes'], options: Options = {}) {
  const made: BuilderContext[] = []
  render(
    <EngineProvider>
      <Inside nodes={nodes} onBuilder={(builder) => made.push(builder)} {...options} />
    </EngineProvider>,
  )
  const [builder] = made
  if (!builder) {
    throw new Error('The engine was not made')
  }
  const { engine, ui, commands } = builder
  return {
    builder,
    engine,
    ui,
    commands,
    /** Runs inside `act`, as an event of the browser would. */
    run: (change: () => void) => act(change),
    /** Takes the way back that the last message offers. */
    undoTold: () => act(() => ui.getState().toast?.action?.run()),
    said: () => ui.getState().announcement.trim(),
    selected: () => ui.getState().selectedId,
    childrenOf: (id: string) => engine.document().nodes[id]?.children,
  }
}
