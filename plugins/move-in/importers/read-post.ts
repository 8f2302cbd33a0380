import { DomUtils } from 'htmlparser2'
import { isFetchable, picturesInHtml } from '@/plugins/move-in/pictures/picture-addresses'
import { plainHtml } from '@/plugins/move-in/texts/plain-html'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { cutText } from '@/src/core/text'
import { parseHtml } from '@/src/rich-text/from-html/parse-html'

const words = ownerMessages.moveIn

/** What everyone reads of a post: its title, and below it what leads into it. */
export function captionOf(title: string, lead: string): string {
  return cutText([title.trim(), lead.trim()].filter(Boolean).join('\n\n'), limits.post.captionMax)
}

/** A text as it is imported, and what of it will not be as it was. */
export function readText(text: string): { html: string; remarks: string[] } {
  const { html, lost, linked } = plainHtml(text)
  const pictures = picturesInHtml(html)
  const fetched = pictures.filter(isFetchable).slice(0, studioLimits.moveIn.picturesMax)
  const staying = pictures.length - fetched.length
  return {
    html,
    remarks: [
      ...(staying > 0 ? [words.pictures.stay(staying)] : []),
      ...(lost.size > 0 ? [words.stayBehind(lost)] : []),
      ...(linked.size > 0 ? [words.becomeLinks(linked)] : []),
    ],
  }
}

const block =
  /^<(p|div|h[1-6]|ul|ol|dl|blockquote|figure|table|section|article|pre|details|hr|form|script|style)\b/i

/**
 * Text whose paragraphs are set apart by empty lines, as HTML; what has elements for them stays. Among those each run of
 * words has its paragraphs.
 */
export function withParagraphs(html: string): string {
  let written = ''
  let run = ''
  const endRun = () => {
    written += run.trim() === '' ? run : paragraphsOf(run)
    run = ''
  }
  for (const node of html.includes('<') ? parseHtml(html) : []) {
    const own = DomUtils.getOuterHTML(node, { encodeEntities: 'utf8' })
    if (block.test(own)) {
      endRun()
      written += own
    } else {
      run += own
    }
  }
  run = html.includes('<') ? run : html
  endRun()
  return written
}

const paragraphsOf = (words: string): string =>
  words
    .split(/\r?\n\s*\r?\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.trim().replace(/\r?\n/g, '<br>')}</p>`)
    .join('')

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
