import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { cutText } from '@/src/core/text'

/** What everyone reads of a post: its title, and below it what leads into it. */
export function captionOf(title: string, lead: string): string {
  return cutText([title.trim(), lead.trim()].filter(Boolean).join('\n\n'), limits.post.captionMax)
}

/** What of a text stays behind. */
export function leftBehind(html: string): string[] {
  const pictures = html.match(/<img\b/gi)?.length ?? 0
  const players = html.match(/<(iframe|video|audio|object|embed)\b/gi)?.length ?? 0
  return [
    ...(pictures > 0 ? [ownerMessages.moveIn.picturesStay(pictures)] : []),
    ...(players > 0 ? ['Embedded players stay behind'] : []),
  ]
}

const block = /<(p|div|h[1-6]|ul|ol|blockquote|figure|table|section|article)\b/i

/** Text whose paragraphs are set apart by empty lines, as HTML; what has paragraphs stays. */
export function withParagraphs(html: string): string {
  if (block.test(html)) {
    return html
  }
  return html
    .split(/\r?\n\s*\r?\n/)
    .map((part) => `<p>${part.trim().replace(/\r?\n/g, '<br>')}</p>`)
    .join('')
}

/** A moment as other services write it, in UTC where they do not say; null for none. */
export function readMoment(text: string): string | null {
  const plain = text.trim()
  if (plain === '' || plain.startsWith('0000')) {
    return null
  }
  const isBare = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?$/.test(plain)
  const moment = Date.parse(isBare ? `${plain.replace(' ', 'T')}Z` : plain)
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}
