import type { ReactNode } from 'react'
import type { z } from 'zod'
import type {
  BlockContext,
  BlockDefinition,
  BlockDefinitions,
  BlockEditor,
  BlockLoad,
  BlockRender,
  BlockRenderProps,
} from '@/blocks/_kit/define'

/**
 * A block as the registries hold it: what it is made of fits together (checked where the registry
 * is written), but walkers need not know its props and data. Props come from `readProps`.
 */
export type RegisteredBlock = {
  definition: BlockDefinition
  Render: (input: BlockRenderProps<z.ZodObject, unknown>) => ReactNode
}

export type ServerBlock = RegisteredBlock & {
  /** Absent when the block shows nothing but its props. */
  load?: (input: { props: Record<string, unknown>; context: BlockContext }) => Promise<unknown>
}

export type EditorBlock = RegisteredBlock & { editor: BlockEditor<z.ZodObject> }

type Parts<Schema extends z.ZodObject, Data> = {
  definition: BlockDefinition<Schema>
  Render: BlockRender<Schema, Data>
}

/** Forgets the types of a block's props and data once the compiler has seen that they agree. */
export function serverBlock<Schema extends z.ZodObject, Data = undefined>(
  block: Parts<Schema, Data> & { load?: BlockLoad<Schema, Data> },
): ServerBlock {
  return block as unknown as ServerBlock
}

/** The editor's counterpart of {@link serverBlock}. */
export function editorBlock<Schema extends z.ZodObject, Data = undefined>(
  block: Parts<Schema, Data> & { editor: BlockEditor<Schema> },
): EditorBlock {
  return block as unknown as EditorBlock
}

type Listed<Block> = readonly (readonly [type: string, block: Block])[]

/** The definitions by type, each checked to be the one its folder promises. */
export function definitionsByType(listed: Listed<BlockDefinition>): BlockDefinitions {
  for (const [type, definition] of listed) {
    if (definition.type !== type) {
      throw new Error(`The block in the folder of "${type}" calls itself "${definition.type}".`)
    }
  }
  return new Map(listed)
}

/** The same for blocks with more to them than a definition. */
export function blocksByType<Block extends RegisteredBlock>(
  listed: Listed<Block>,
): ReadonlyMap<string, Block> {
  definitionsByType(listed.map(([type, { definition }]) => [type, definition]))
  return new Map(listed)
}
