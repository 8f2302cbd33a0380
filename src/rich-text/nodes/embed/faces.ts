import type { RichTextNode } from '@/src/core/rich-text'
import { type FoundEmbed, findEmbed } from '@/src/core/urls/embeds/find-embed'
import { type EmbedKind, providerOf } from '@/src/core/urls/embeds/providers'

/** Nodes that were there before all others, and store what their host calls them; the others store an address. */
const idFields = {
  youtube: { field: 'videoID', pattern: /^[\w-]{11}$/ },
  tweet: { field: 'id', pattern: /^\d{1,25}$/ },
  figma: { field: 'documentID', pattern: /^[0-9a-zA-Z]{22,128}$/ },
} as const satisfies Partial<Record<EmbedKind, { field: string; pattern: RegExp }>>

export type EmbedType = keyof typeof idFields | 'embed'

export const embedIds = {
  youtube: idFields.youtube.pattern,
  tweet: idFields.tweet.pattern,
  figma: idFields.figma.pattern,
}

/** What a node shows of another site; null when it is no such node, or names nothing that can be shown. */
export function embedOf(node: RichTextNode): FoundEmbed | null {
  if (node.type === 'embed') {
    return typeof node.url === 'string' ? findEmbed(node.url) : null
  }
  const named = Object.hasOwn(idFields, node.type)
    ? idFields[node.type as keyof typeof idFields]
    : null
  const id = named && node[named.field]
  return typeof id === 'string' && named?.pattern.test(id)
    ? findEmbed(providerOf(node.type as EmbedKind).page(id))
    : null
}

/** The props of the node that shows it. */
export function embedNodeOf({
  kind,
  id,
  address,
}: FoundEmbed): { type: EmbedType } & Record<string, string> {
  return Object.hasOwn(idFields, kind)
    ? { type: kind as EmbedType, [idFields[kind as keyof typeof idFields].field]: id }
    : { type: 'embed', url: address }
}
