import type { RichTextNode } from '@/src/core/rich-text'
import type { EmbedNode } from '@/src/rich-text/nodes/embed/schema'

/** What things are called by on their hosts. */
export const embedIds = {
  youtube: /^[\w-]{11}$/,
  tweet: /^\d{1,25}$/,
  figma: /^[0-9a-zA-Z]{22,128}$/,
} as const

/** Whether a node names something that can stand on its host. */
export function isEmbed(node: RichTextNode): node is RichTextNode & EmbedNode {
  switch (node.type) {
    case 'youtube':
      return embedIds.youtube.test(textOf(node.videoID))
    case 'tweet':
      return embedIds.tweet.test(textOf(node.id))
    case 'figma':
      return embedIds.figma.test(textOf(node.documentID))
    default:
      return false
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
