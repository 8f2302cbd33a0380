import type { RichTextNode } from '@/src/core/rich-text'
import { type EmbedKind, youtubePlayer } from '@/src/core/urls/embeds'
import type { EmbedNode } from '@/src/rich-text/nodes/embed/schema'

/** What is shown of an embed before anybody asks its host. */
export type EmbedFace = {
  kind: EmbedKind
  /** As visitors know it. */
  host: string
  /** What it is, for those who do not see it. */
  title: string
  /** Where it stands on its host. */
  href: string
  playerUrl: string
}

export function embedFace(node: EmbedNode): EmbedFace {
  switch (node.type) {
    case 'youtube':
      return {
        kind: node.type,
        host: 'YouTube',
        title: 'Video on YouTube',
        href: `https://www.youtube.com/watch?v=${node.videoID}`,
        playerUrl: youtubePlayer(node.videoID, new URLSearchParams({ autoplay: '1' })),
      }
    case 'tweet':
      return {
        kind: node.type,
        host: 'X',
        title: 'Post on X',
        href: `https://x.com/i/status/${node.id}`,
        playerUrl: `https://platform.twitter.com/embed/Tweet.html?${new URLSearchParams({ dnt: 'true', id: node.id })}`,
      }
    case 'figma': {
      const href = `https://www.figma.com/file/${node.documentID}`
      const query = new URLSearchParams({ embed_host: 'bandstand', url: href })
      return {
        kind: node.type,
        host: 'Figma',
        title: 'Design on Figma',
        href,
        playerUrl: `https://www.figma.com/embed?${query}`,
      }
    }
  }
}

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
