import type { z } from 'zod'
import type { LayoutKey } from '@/src/core/page-document/layout/layout'
import type { Ink } from '@/src/core/theme/css-variables'

/** Rules that hold in the canvas, in the operations and on the server. */
export type BlockRules = {
  /** Takes child blocks. */
  acceptsChildren: boolean
  canDelete: boolean
  canMove: boolean
  canDuplicate: boolean
  /** Exactly one on every page, at this place. */
  singleton?: 'first' | 'last'
  /** Stands inside other blocks only, never at the top. */
  isInner?: true
}

export const freeBlock: BlockRules = {
  acceptsChildren: false,
  canDelete: true,
  canMove: true,
  canDuplicate: true,
}

/** A picture that says something; what is only decoration is not named. */
export type CheckedPicture = {
  /** Media id; empty for none. */
  id: string
  /** Stands in for the picture's own description. */
  alt?: string
  /** Where its description is written. */
  prop?: string
}

/** What a block puts behind the blocks that it holds. */
export type CheckedGround = {
  /** `#rrggbb`; empty lets through what is around it. */
  color: string
  /** Of the words on it. */
  ink: Ink
  /** A picture or a film is there, too: nobody can say how words look on it. */
  isPictured: boolean
}

/** A sentence in an artist's words, and the prop that mends it. */
export type Unfinished = { message: string; prop?: string }

// Methods, so that a block with settings of its own still is a block.
export type BlockCheck<Schema extends z.ZodObject = z.ZodObject> = {
  pictures?(props: z.output<Schema>): readonly CheckedPicture[]
  /** Settings that are drawn nowhere, or only where something else cannot be. */
  unseen?: readonly string[]
  ground?(props: z.output<Schema>): CheckedGround
  /** Draws words in the colour of the words around it; rich texts are looked at without asking. */
  hasWords?(props: z.output<Schema>): boolean
  /** What it holds opens over the page, on the page's colour. */
  opensOver?: true
  /** Shapes in colours of their own, `#rrggbb` or empty, and the props that set them. */
  shapes?(props: z.output<Schema>): readonly { color: string; prop: string }[]
  /** Visitors see nothing of it. */
  isEmpty?(props: z.output<Schema>, childCount: number): boolean
  /** What visitors would see but could do nothing with; undefined when all is well. */
  unfinished?(props: z.output<Schema>, childCount: number): Unfinished | undefined
  /** Shows itself as soon as the site has something for it: until then nothing is missing here. */
  fillsItself?: true
}

/** The schema side of a block (`schema.ts`): pure, loaded by server, site and editor alike. */
export type BlockDefinition<Schema extends z.ZodObject = z.ZodObject> = {
  type: string
  /** Version of the props; raise it together with a migration. */
  v: number
  /** Parses `{}` to the defaults, cleans what it takes (URLs, rich text), and is idempotent. */
  schema: Schema
  rules: BlockRules
  /** Settings that say for all screens what a value of the layout says for one; it keeps to their limits. */
  layoutProps?: Readonly<Partial<Record<LayoutKey, string>>>
  /** Pixels that what it holds has across, when it has so many itself; the same unless given. In mails. */
  roomInside?(props: z.output<Schema>, room: number): number
  /** What the block loads, in a visitor's words: `Couldn't load music.` when that fails. */
  shows?: string
  /**
   * Whether there is anything to load with these settings, which are as stored; always unless given.
   */
  asks?: (props: Readonly<Record<string, unknown>>) => boolean
  /** What the check before publishing looks at, besides links, which it finds by itself. */
  check?: BlockCheck<Schema>
  /** `migrations[n]` turns props of version n into version n + 1. */
  migrations?: Readonly<Record<number, (props: Record<string, unknown>) => Record<string, unknown>>>
}

/** The blocks a document may hold, by type. Core never imports blocks, so callers hand it in. */
export type BlockDefinitions = ReadonlyMap<string, BlockDefinition>
