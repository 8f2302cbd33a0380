import type { ComponentType, ReactNode } from 'react'
import type { BlockRegistry } from '@/plugins/visual-editor/editor/block-registry'
import type { InlineEditorProps } from '@/plugins/visual-editor/editor/canvas/writing/inline-editor'
import type { DeviceItem } from '@/plugins/visual-editor/editor/shell/frame'
import type { Panel } from '@/plugins/visual-editor/editor/state/ui-store'

/**
 * What is edited: everything in which a page and an email differ for the parts that both share. What
 * only one of them has is put together in its own workspace.
 */
export type DocumentKind = {
  /** In sentences: `Add to this page`. */
  noun: 'page' | 'email'
  /** What may stand in it; blocks of other kinds are refused. */
  blocks: BlockRegistry
  /** In the order of the rail. */
  panels: readonly Panel[]
  /** Widths to look at it in, the first one to begin with. */
  devices: readonly DeviceItem[]
  /** Blocks may stand otherwise on tablets and phones. */
  hasScreens: boolean
  /** Links lead to its blocks. */
  hasPlaces: boolean
  /** Blocks can be kept as sections, and ready-made ones put in. */
  hasSections: boolean
  /** What is saved goes live by publishing alone. */
  isPublished: boolean
  /** The blocks that pasted words, pictures, films and addresses of other sites become; without one they cannot be pasted. */
  types: { words: string; picture: string; film?: string; embed?: string }
  /** A typed link as it is stored; null while it is none. */
  linkAddress: (typed: string) => string | null
  /** What the blocks stand in, with the styles that reach them. */
  Surface: ComponentType<{ children: ReactNode }>
  /** Writes in a block's words, where they stand. */
  InlineEditor: ComponentType<InlineEditorProps>
  /** A block's settings as they are drawn here; as they are stored unless given. */
  drawn?: (props: Readonly<Record<string, unknown>>) => Record<string, unknown>
  /** Pixels that its blocks have across. Where it is given, each is told how many it has itself. */
  room?: number
}
