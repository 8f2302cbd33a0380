import { isFetchable, picturesInHtml } from '@/plugins/move-in/pictures/picture-addresses'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { cutText } from '@/src/core/text'

/** What everyone reads of a post: its title, and below it what leads into it. */
export function captionOf(title: string, lead: string): string {
  return cutText([title.trim(), lead.trim()].filter(Boolean).join('\n\n'), limits.post.captionMax)
}

/** What of a text stays behind. */
export function leftBehind(html: string): string[] {
  const pictures = picturesInHtml(html)
  const fetched = pictures.filter(isFetchable).slice(0, studioLimits.moveIn.picturesMax)
  const staying = pictures.length - fetched.length
  const players = html.match(/<(iframe|video|audio|object|embed)\b/gi)?.length ?? 0
  return [
    ...(staying > 0 ? [ownerMessages.moveIn.pictures.stay(staying)] : []),
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
  const dashed = plain.replace(/^(\d{4})\/(\d{2})\/(\d{2})/, '$1-$2-$3')
  const isBare = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?$/.test(dashed)
  const moment = isBare
    ? Date.parse(`${dashed.replace(' ', 'T')}Z`)
    : (americanMoment(plain) ?? Date.parse(dashed))
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}

const american =
  /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]m)?)?$/i

/** `1/31/26 10:12pm`; the day comes first where it can be no month. Null for another form, not a number for no moment. */
function americanMoment(text: string): number | null {
  const [
    whole,
    one = '',
    other = '',
    year = '',
    hour = '0',
    minute = '0',
    second = '0',
    half = '',
  ] = american.exec(text) ?? []
  if (whole === undefined) {
    return null
  }
  const [month, day] = Number(one) > 12 ? [other, one] : [one, other]
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0)
  const pad = (part: string | number) => String(part).padStart(2, '0')
  return Date.parse(
    `${year.padStart(4, '20')}-${pad(month)}-${pad(day)}T${pad(hours)}:${pad(minute)}:${pad(second)}Z`,
  )
}
