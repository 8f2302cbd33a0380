import type { ComponentType, MouseEventHandler, ReactNode, RefCallback } from 'react'
import type { z } from 'zod'
import type { EmailListView } from '@/src/core/contracts/audience/email-lists'
import type { EventView } from '@/src/core/contracts/events/events'
import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import type { PlayerTrack } from '@/src/core/contracts/music/streaming'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import type { ProductCard, ProductDetail, TrackView } from '@/src/core/contracts/products/products'
import type { MailContext } from '@/src/core/email/mail-context'
import type { BlockDefinition } from '@/src/core/page-document/block-definition'
import type { RowQuery } from '@/src/core/row-query'
import type { Theme, ThemeName } from '@/src/core/theme/schema'
import type { ThemeHeader } from '@/src/core/theme/site-theme'
import type { RichTextCode, RichTextFormula, RichTextPolls } from '@/src/rich-text/node-kit'

export {
  type BlockDefinition,
  type BlockDefinitions,
  freeBlock,
} from '@/src/core/page-document/block-definition'

/**
 * What a block may ask for while a page is loaded. Calls made in the same tick are answered by one
 * query, so every block asks for just what it shows.
 */
export type BlockData = {
  media: (id: string) => Promise<MediaView | null>
  /** Featured products of the profile, newest release first. */
  featuredProducts: (category: 'Music' | 'Merch') => Promise<ProductCard[]>
  /** A published product with its tracks and variants; null when there is none of this id. */
  product: (id: string) => Promise<ProductDetail | null>
  /** Published events that are not over yet, soonest first, cancelled ones among them. */
  upcomingEvents: () => Promise<EventView[]>
  /** Membership tiers in the owner's order. */
  tiers: () => Promise<TierView[]>
  /** A list that visitors join, the oldest for an empty id; null when the profile has none. */
  emailList: (id: string) => Promise<EmailListView | null>
  /**
   * Rows of the site in one of a plugin's `ownCollections`, published ones where it has drafts, without the fields that
   * visitors may not read. An answer is kept under its query until one of the rows changes. A moment in the query makes
   * it another one: a `Date` is rounded down to the minute, and the page keeps its answer until it is rendered again.
   */
  rows: <Row extends object>(collection: string, query?: RowQuery) => Promise<Row[]>
}

export type BlockProfile = { id: string; name: string; slug: string }

/** Everything about the site that a block may know. Nothing about the visitor: pages are static. */
export type BlockContext = {
  profile: BlockProfile
  theme: Theme
  themeName: ThemeName
  /** What the page header leaves out with this theme; nothing when not given. */
  header?: ThemeHeader
  data: BlockData
  /** Year for the copyright line. */
  year: number
  /** Path of the page that is shown: the header may look different at home. */
  pathname?: string
  /** What only blocks of mails show. */
  mail?: MailContext
}

/** How a block meets its surroundings: a Next link on the site, an inert anchor on the canvas. */
export type BlockEnvironment = {
  editing: boolean
  /** What the block keeps shut until a visitor opens it stands open, to be filled. On the canvas only. */
  isOpen?: boolean
  /** Says by itself when it leads to the page that is shown. */
  Link: ComponentType<{
    href: string
    className?: string
    children?: ReactNode
    'aria-label'?: string
    target?: string
    rel?: string
    onClick?: MouseEventHandler
  }>
  /**
   * Stands in for the block's rich text while a creator writes in it. The rich text is then all
   * that the block's outer element holds.
   */
  richText?: ReactNode
  /** Stands in for the words of `plainTextProp` while somebody writes in them. On the canvas only. */
  words?: ReactNode
  /**
   * Leads to joining a tier: by way of signing up for whom the site does not know. Blocks that get
   * none link to signing up.
   */
  JoinLink?: ComponentType<{ tierId: string; className?: string; children?: ReactNode }>
  /** Polls inside texts that visitors can vote in. Texts that get none draw them still. */
  polls?: RichTextPolls
  /** Draws formulas inside texts. */
  Formula?: RichTextFormula
  /** Draws code inside texts. */
  ColouredCode?: RichTextCode
  /** The site's one player. Blocks that get none draw buttons that stand still. */
  player?: {
    profileId: string
    /** Plays a queue from its first track, or pauses and resumes it. */
    Play: ComponentType<{ queue: readonly PlayerTrack[]; title: string; className?: string }>
    /** Plays a release from its cover in a list. */
    Cover: ComponentType<{ profileId: string; product: { id: string; title: string } }>
    /** Words that play a release, or pause and resume it. */
    Link: ComponentType<{
      profileId: string
      productId: string
      className?: string
      children?: ReactNode
    }>
    Tracks: ComponentType<{
      tracks: readonly TrackView[]
      queue: readonly PlayerTrack[]
      artist: string
    }>
  }
  /** What the site puts into blocks that cannot know the visitor; blocks draw something still without. */
  slots?: {
    /** Cart and account, at the end of the page header. */
    headerTools?: ReactNode
    /** The menu button that opens the links on narrow pages. */
    headerMenu?: ReactNode
  }
}

/** Goes onto the one outer element of a block; the canvas uses it to find the element. */
export type RootProps = {
  ref?: RefCallback<HTMLElement>
  'data-block-id'?: string
  /** The name that the artist gave the block for links. */
  id?: string
  /** The block's id when it has a layout of its own, which a style element beside the page draws. */
  'data-layout'?: string
  /** On the canvas, until it is known what the block shows. */
  'data-loading'?: ''
}

export type BlockRenderProps<Schema extends z.ZodObject, Data = undefined> = {
  props: z.output<Schema>
  data: Data
  context: Omit<BlockContext, 'data'>
  env: BlockEnvironment
  rootProps: RootProps
  /** The rendered child blocks; only blocks that accept children get any. */
  children?: ReactNode
}

/**
 * The one picture of a block, shared by site and canvas: pure, no hooks, no `'use client'`,
 * one outer element that takes `rootProps`.
 */
export type BlockRender<Schema extends z.ZodObject, Data = undefined> = (
  input: BlockRenderProps<Schema, Data>,
) => ReactNode

/** Loads what a block shows. Runs on the server for the site and for the canvas. */
export type BlockLoad<Schema extends z.ZodObject, Data> = (input: {
  props: z.output<Schema>
  context: BlockContext
}) => Promise<Data>

/** Something of the profile that a block may be told to show. */
export type EntityKind = 'releases' | 'products' | 'events' | 'tiers'

export type ControlOption = { value: string; label: string }

/** A settings control in the editor's sidebar. */
export type Control = ControlKind & {
  /** Shown only while another prop has one of these values. */
  shownFor?: { prop: string; values: readonly unknown[] }
}

type ControlKind =
  | { kind: 'text'; label: string; placeholder?: string }
  | {
      kind: 'textarea'
      label: string
      /** Where, in what the block loads, the words are that hold while it is empty. */
      fallback?: readonly string[]
    }
  | { kind: 'link'; label: string }
  /** Something of another site that can be shown on a page: `src/core/urls/embeds`. */
  | { kind: 'embed'; label: string }
  | { kind: 'toggle'; label: string }
  | {
      kind: 'number'
      label: string
      unit?: string
      min: number
      max: number
      step?: number
      /** What a stored 0 means, shown in its place: `Automatic`. An emptied field stores 0. */
      zero?: string
    }
  | {
      kind: 'slider'
      label: string
      unit?: string
      min?: number
      max?: number
      step?: number
      /** Shown value = stored value × this; 100 shows a stored 0.6 as 60. */
      factor?: number
    }
  | {
      kind: 'choice'
      label: string
      options: readonly { value: string; label: string; icon?: string }[]
    }
  | { kind: 'select'; label: string; options: readonly { value: string; label: string }[] }
  | {
      kind: 'color'
      label: string
      /** The colour, as `#rrggbb`, that is seen while none is chosen; the theme's background where this is left out. */
      unset?: (context: Omit<BlockContext, 'data'>) => string
    }
  /** A picture that says nothing to those who cannot see it is `isDecorative`; others are checked. */
  | { kind: 'media'; label: string; accept: 'image' | 'video'; isDecorative?: true }
  | { kind: 'icon'; label: string }
  /** A moment as ISO with time zone. */
  | { kind: 'date-time'; label: string }
  /** One of the profile's email lists; `none` says what happens when none is chosen. */
  | { kind: 'email-list'; label: string; none: string }
  /** Ids of several things, in the order chosen; `none` says what is shown while none is. */
  | {
      kind: 'multi-select'
      label: string
      none: string
      from: EntityKind | readonly ControlOption[]
    }
  /** Id of one thing; `none` says what is shown while none is chosen. */
  | { kind: 'thing'; label: string; none: string; from: EntityKind }
  /** Id of one track of the release that another prop names. */
  | { kind: 'track'; label: string; none: string; releaseProp: string }
  /** Rows of a label and a link, in order. */
  | { kind: 'links'; label: string; max: number }
  /** Ids of several pictures, in order. */
  | { kind: 'media-list'; label: string; max: number; isDecorative?: true }

/** The editor's side of a block: plain data, no React. */
/** What a block shows, in a sentence, and the panel where that is set. */
export type SettingsPlace = { panel: 'theme' | 'pages'; shows: string }

export type BlockEditor<Schema extends z.ZodObject> = {
  /** In an artist's words: `Picture`, `Featured music`. */
  label: string
  /** Name of an icon of the editor's icon set. */
  icon: string
  /** Heading of the Add panel it stands under. */
  group: 'Words and pictures' | 'Music and shows' | 'Fans' | 'Layout' | 'Fixed'
  /** Its place there, the most used first; blocks without one stand behind those that have one. */
  rank?: number
  /** More words that find it in search. */
  keywords?: readonly string[]
  /** Collapsible groups of the sidebar, in order. */
  groups: readonly {
    title: string
    controls: Partial<Record<keyof z.output<Schema> & string, Control>>
  }[]
  /** Settings of a new one that are others than the defaults. */
  start?: Partial<z.output<Schema>>
  /** For a block without settings of its own. */
  setIn?: SettingsPlace
  /** What is inside is shut until a visitor opens it; on the canvas a button of the block's bar does. */
  isShut?: true
  /** Prop that holds a rich-text document edited on the canvas. */
  richTextProp?: keyof z.output<Schema> & string
  /** Prop that holds plain words edited on the canvas, where the block draws `env.words` in their place. */
  plainTextProp?: keyof z.output<Schema> & string
  /** Prop that names the block in Layers and in the drop sentence. */
  titleProp?: keyof z.output<Schema> & string
  /** How its words read in its name, where some of them stand for others. */
  nameWords?: (words: string) => string
}

/** Keeps the schema's exact type while checking the rest. */
export function defineBlock<Schema extends z.ZodObject>(
  definition: BlockDefinition<Schema>,
): BlockDefinition<Schema> {
  return definition
}
