import type { EditorBlock } from '@/blocks/_kit/registry'
import type { PageBlock } from '@/packages/visual-editor/src/block'
import { createSurfaces } from '@/packages/visual-editor/src/editor/page-surface'
import type { EditedPage } from '@/packages/visual-editor/src/view/edited-page'
import type { PageEditorOptions } from '@/packages/visual-editor/src/view/page-editor'
import type { BlockRegistry } from '@/plugins/visual-editor/editor/block-registry'
import { oneBlock } from '@/plugins/visual-editor/editor/clipboard/one-block'
import type { DocumentKind } from '@/plugins/visual-editor/editor/kind/document-kind'
import { pageDevices } from '@/plugins/visual-editor/editor/shell/frame'
import { blank, safeUrl } from '@/src/core/urls/safe-url'

/**
 * A page of any collection. What belongs to a site of Bandstand is left out: its themes and pages beside this one,
 * its media library, its sections, texts that are written where they stand.
 */
export function pageKind(
  { types, hasDrafts, savesItself }: EditedPage,
  { blocks, Canvas }: PageEditorOptions,
): DocumentKind {
  const offered = blocks.filter(({ definition }) => types.includes(definition.type))
  return {
    noun: 'page',
    blocks: registryOf(offered),
    groups: [...new Set(offered.map(({ editor }) => editor.group))],
    panels: ['add', 'layers'],
    devices: pageDevices,
    hasScreens: true,
    hasPlaces: true,
    isPublished: hasDrafts,
    savesItself,
    types: { words: 'text' },
    wordsToBlock: (words, kind) =>
      words.trim() === '' ? null : oneBlock(kind.blocks, kind.types.words, { text: words.trim() }),
    linkAddress,
    ...createSurfaces(Canvas),
  }
}

/** The blocks as the editor's parts know them: with what sites of Bandstand have besides left open. */
function registryOf(blocks: readonly PageBlock[]): BlockRegistry {
  return new Map(
    blocks.map((block) => [block.definition.type, block as unknown as EditorBlock] as const),
  )
}

/** A typed link as it is stored; null while it is none. */
function linkAddress(typed: string): string | null {
  const trimmed = typed.trim()
  const isName = /^[^\s/:@#]+\.[a-z]{2,}([/?#]\S*)?$/i.test(trimmed)
  const address = trimmed === '' ? '' : safeUrl(isName ? `https://${trimmed}` : trimmed)
  return address === blank ? null : address
}
