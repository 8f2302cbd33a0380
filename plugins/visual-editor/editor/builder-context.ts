import { createContext } from 'react'
import { useStore } from 'zustand'
import type { RichTextHost } from '@/plugins/rich-text/kit/host'
import type { BlockRegistry } from '@/plugins/visual-editor/editor/block-registry'
import type { BlockDataStore } from '@/plugins/visual-editor/editor/canvas/blocks/block-data-store'
import type { Commands } from '@/plugins/visual-editor/editor/commands/create-commands'
import type { LayerSurface } from '@/plugins/visual-editor/editor/drag/layer-target'
import { type Engine, useEngineValue } from '@/plugins/visual-editor/editor/engine/engine'
import type { DocumentKind } from '@/plugins/visual-editor/editor/kind/document-kind'
import type { PagesStore } from '@/plugins/visual-editor/editor/pages/pages-store'
import type { PendingWork } from '@/plugins/visual-editor/editor/save/leaving/pending-work'
import type { SectionsStore } from '@/plugins/visual-editor/editor/sections/sections-store'
import type { EditedSite, SiteStore } from '@/plugins/visual-editor/editor/state/site-store'
import type { UiState, UiStore } from '@/plugins/visual-editor/editor/state/ui-store'
import type { PageDocument } from '@/src/core/page-document/schema'
import { useRequired } from '@/src/ui/use-required.client'

/** What every part of the editor shares. The same object for as long as the editor is open. */
export type BuilderContext = {
  engine: Engine
  ui: UiStore
  commands: Commands
  kind: DocumentKind
  /** Those of the kind. */
  blocks: BlockRegistry
  blockData: BlockDataStore
  /** Types whose picture needs data from the server. */
  loadingTypes: ReadonlySet<string>
  site: SiteStore
  pages: PagesStore
  sections: SectionsStore
  /** Blocks show where something is missing; without it they look as on the site, to the letter. */
  isEditing: boolean
  /** `/api`, wherever this installation has it. */
  apiPath: string
  /** The element that scrolls, the page inside it, the list of layers; set while on the screen. */
  elements: { stage: HTMLElement | null; page: HTMLElement | null; layers: LayerSurface | null }
  /** How often the answers of the document's polls were chosen; left out where nobody votes. */
  readPollVotes?: RichTextHost['readPollVotes']
  /** Hands over what is typed but not yet part of the page; null while nobody writes. */
  typed: { commit: (() => void) | null }
  /** What leaving would cut off, besides what is not saved. */
  pendingWork: PendingWork
}

const Context = createContext<BuilderContext | null>(null)
export const BuilderProvider = Context.Provider

export const useBuilder = () => useRequired(Context, 'BuilderProvider')

export function useUi<Value>(select: (state: UiState) => Value): Value {
  return useStore(useBuilder().ui, select)
}

/** The site as it looks now, unsaved changes of the theme among it. */
export function useSite<Value>(select: (site: EditedSite) => Value): Value {
  return useStore(useBuilder().site, select)
}

/** The page now; renders again after every change of it. */
export function usePage(): PageDocument {
  return useEngineValue(useBuilder().engine, (engine) => engine.document())
}
