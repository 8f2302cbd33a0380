import { filmOf } from '@/blocks/video/film-of'
import { embedKindOf } from '@/plugins/rich-text/kit/ask-for-embed'
import { oneBlock } from '@/plugins/visual-editor/editor/clipboard/one-block'
import type { DocumentKind } from '@/plugins/visual-editor/editor/kind/document-kind'
import type { Subtree } from '@/src/core/page-document/operations'
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

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}
