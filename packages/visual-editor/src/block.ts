import type { ReactNode } from 'react'
import type { z } from 'zod'
import type {
  BlockDefinition,
  BlockEnvironment,
  RootProps,
  BlockEditor as SiteBlockEditor,
  Control as SiteControl,
} from '@/blocks/_kit/define'

/** A setting beside the page. Those of Bandstand that choose something of a site are left out. */
export type Control = Extract<
  SiteControl,
  {
    kind:
      | 'text'
      | 'textarea'
      | 'link'
      | 'toggle'
      | 'number'
      | 'slider'
      | 'choice'
      | 'select'
      | 'color'
      | 'date-time'
      | 'links'
  }
>

/** The editor's side of a block: plain data, no React. */
export type BlockEditor<Schema extends z.ZodObject> = Pick<
  SiteBlockEditor<Schema>,
  'label' | 'icon' | 'rank' | 'keywords' | 'start' | 'titleProp' | 'plainTextProp' | 'isShut'
> & {
  /** Heading of the Add panel that it stands under. */
  group: string
  /** Collapsible groups of the settings, in order. */
  groups: readonly {
    title: string
    controls: Partial<Record<keyof z.output<Schema> & string, Control>>
  }[]
}

/** `Link` leads nowhere on the canvas. All else is given there alone. */
export type BlockSurroundings = Pick<BlockEnvironment, 'editing' | 'isOpen' | 'words' | 'Link'>

export type BlockRenderProps<Schema extends z.ZodObject, Data = undefined> = {
  props: z.output<Schema>
  /** What the block's loader answered on the server; undefined on the canvas. */
  data: Data | undefined
  env: BlockSurroundings
  /** Goes onto the one outer element: the canvas finds the block by it. */
  rootProps: RootProps
  /** The blocks inside; only blocks that accept children get any. */
  children?: ReactNode
}

/** The one picture of a block, on the site and on the canvas: pure, no hooks, one outer element. */
export type BlockRender<Schema extends z.ZodObject, Data = undefined> = (
  input: BlockRenderProps<Schema, Data>,
) => ReactNode

/** A block whose parts are known to fit together. */
export type PageBlock = {
  definition: BlockDefinition
  Render: BlockRender<z.ZodObject, unknown>
  editor: BlockEditor<z.ZodObject>
}

type Parts<Schema extends z.ZodObject, Data> = {
  definition: BlockDefinition<Schema>
  Render: BlockRender<Schema, Data>
  editor: BlockEditor<Schema>
}

/** Puts a block together; the compiler checks that its parts are about the same settings. */
export function block<Schema extends z.ZodObject, Data = undefined>(
  parts: Parts<Schema, Data>,
): PageBlock {
  return parts as unknown as PageBlock
}
