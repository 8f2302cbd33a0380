import { filmOf } from '@/blocks/video/film-of'
import { embedKindOf } from '@/plugins/rich-text/kit/ask-for-embed'
import { type BlockRegistry, newBlock } from '@/plugins/visual-editor/editor/block-registry'
import { newBlockId } from '@/plugins/visual-editor/editor/engine/engine'
import type { DocumentKind } from '@/plugins/visual-editor/editor/kind/document-kind'
import type { Subtree } from '@/src/core/page-document/operations'
import type { PageNode } from '@/src/core/page-document/schema'
import { linkedText, richTextOf } from '@/src/core/rich-text'
import { findEmbed } from '@/src/core/urls/embeds/find-embed'

/** The block that pasted words become: a Text; a lone address becomes a Video, an Embed or a link. */
export function textToBlock(
  words: string,
  { blocks, types }: Pick<DocumentKind, 'blocks' | 'types'>,
): Subtree | null {
  const trimmed = words.trim()
  if (types.film && blocks.has(types.film) && filmOf(trimmed)) {
    return oneBlock(blocks, types.film, { source: 'link', href: trimmed })
  }
  if (types.embed && blocks.has(types.embed) && embedKindOf(trimmed)) {
    return oneBlock(blocks, types.embed, { href: findEmbed(trimmed)?.address ?? trimmed })
  }
  const doc = isAddress(trimmed)
    ? linkedText(trimmed, trimmed)
    : richTextOf('paragraph', ...trimmed.split(/\r?\n/))
  return trimmed === '' ? null : oneBlock(blocks, types.words, { doc })
}

/** A block of the given type with some props set; null where the block is not installed. */
export function oneBlock(
  blocks: BlockRegistry,
  type: string,
  props: Record<string, unknown>,
): Subtree | null {
  const block = blocks.get(type)
  if (!block) {
    return null
  }
  const id = newBlockId()
  // JSON, which the callers' types do not say.
  const node = { ...newBlock(block), props: props as PageNode['props'] }
  return { rootId: id, nodes: { [id]: node } }
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}
