import type { ComponentType, ReactNode } from 'react'
import type { BlockEnvironment } from '@/blocks/_kit/define'
import type { BlockRegistry } from '@/plugins/visual-editor/editor/block-registry'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import type { InlineEditorProps } from '@/plugins/visual-editor/editor/canvas/writing/inline-editor'
import type { WritingSurfaceProps } from '@/plugins/visual-editor/editor/canvas/writing/writing-surface'
import type { UploadPictures } from '@/plugins/visual-editor/editor/clipboard/upload-pictures'
import type { ControlRowProps } from '@/plugins/visual-editor/editor/inspector/control-row'
import type { DeviceItem } from '@/plugins/visual-editor/editor/shell/frame'
import type { Panel } from '@/plugins/visual-editor/editor/state/ui-store'
import type { Subtree } from '@/src/core/page-document/operations'

/**
 * What only documents of a site have: its media, its texts that are written where they stand, and
 * settings that choose something of it. An editor without them loads nothing of it.
 */
export type SiteParts = {
  /** The media library, for everything inside. */
  Library: ComponentType<{ children: ReactNode }>
  uploadPictures: (builder: BuilderContext) => UploadPictures
  /** Stands in for a block's words while they are written. */
  WritingSurface: ComponentType<WritingSurfaceProps>
  /** What draws parts of texts that need code of their own. */
  nodes: Pick<BlockEnvironment, 'Formula' | 'ColouredCode'>
  /** Controls that choose something of the site. */
  controlFor: (row: ControlRowProps, id: string) => ReactNode
}

/** Blocks that are kept together, and ready-made ones. */
export type SectionParts = {
  Panel: ComponentType<{ onBack: () => void }>
  Found: ComponentType<{ query: string }>
}

/**
 * What is edited: everything in which a page and an email differ for the parts that both share. What
 * only one of them has is put together in its own workspace.
 */
export type DocumentKind = {
  /** In sentences: `Add to this page`. */
  noun: 'page' | 'email'
  /** What may stand in it; blocks of other kinds are refused. */
  blocks: BlockRegistry
  /** Headings that blocks stand under in the Add panel, in order. */
  groups: readonly string[]
  /** In the order of the rail. */
  panels: readonly Panel[]
  /** Widths to look at it in, the first one to begin with. */
  devices: readonly DeviceItem[]
  /** Blocks may stand otherwise on tablets and phones. */
  hasScreens: boolean
  /** Links lead to its blocks. */
  hasPlaces: boolean
  /** Without them, blocks cannot be kept as sections. */
  sections?: SectionParts
  /** What is saved goes live by publishing alone. */
  isPublished: boolean
  /** False: it is saved when somebody asks for it alone. */
  savesItself?: boolean
  /** The blocks that pasted words, pictures, films and addresses of other sites become; without one they cannot be pasted. */
  types: { words: string; picture?: string; film?: string; embed?: string }
  /** The block that pasted words become. */
  wordsToBlock: (words: string, kind: Pick<DocumentKind, 'blocks' | 'types'>) => Subtree | null
  /** A typed link as it is stored; null while it is none. */
  linkAddress: (typed: string) => string | null
  /** What the blocks stand in, with the styles that reach them. */
  Surface: ComponentType<{ children: ReactNode }>
  /** The same for a page that is only looked at; without it there is no live view beside the canvas. */
  Still?: ComponentType<{ className: string; children: ReactNode }>
  /** Writes in a block's words, where they stand. */
  InlineEditor?: ComponentType<InlineEditorProps>
  /** Left out in apps that have no site. */
  site?: SiteParts
  /** A block's settings as they are drawn here; as they are stored unless given. */
  drawn?: (props: Readonly<Record<string, unknown>>) => Record<string, unknown>
  /** Pixels that its blocks have across. Where it is given, each is told how many it has itself. */
  room?: number
}
