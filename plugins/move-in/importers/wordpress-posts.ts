import { z } from 'zod'
import type { FoundItem, Importer, ImportFile, XmlElement } from '@/plugins/_kit/importer'
import {
  captionOf,
  readMoment,
  readText,
  withParagraphs,
} from '@/plugins/move-in/importers/read-post'
import { textOf } from '@/plugins/move-in/kinds/text-of'
import { picturesInHtml } from '@/plugins/move-in/pictures/picture-addresses'
import { escapeHtml } from '@/src/core/text'
import { plainText } from '@/src/rich-text/plain-text'

/** As the editor of WordPress keeps them. */
const footnotes = z
  .string()
  .transform((json, context) => {
    try {
      return JSON.parse(json) as unknown
    } catch {
      context.addIssue('not JSON')
      return z.NEVER
    }
  })
  .pipe(z.array(z.object({ content: z.string() })))

export const wordpressPosts: Importer = {
  id: 'wordpress-posts',
  source: 'WordPress',
  title: 'Posts',
  makes: 'Posts with their dates',
  steps: [
    'In WordPress open Tools, then Export.',
    'Choose “All content” and download the export file. “Posts” alone has no pictures of galleries.',
    'It ends with .xml. On WordPress.com it comes in a ZIP: unpack that first.',
  ],
  without: 'Forms, comments and pages are not imported: rebuild pages in the editor.',
  accepts: ['.xml'],
  read: async function* (file) {
    const pictures = await picturesIn(file)
    for await (const item of file.elements('item')) {
      const type = item.text('wp:post_type')
      // Pictures and entries of menus are items, too.
      if (type === 'post' || type === 'page' || type === '') {
        yield itemOf(item, type, pictures)
      }
    }
  },
}

/** Where the pictures of its library are, by their ids. They may stand behind the posts that show them. */
type Pictures = ReadonlyMap<string, string>

async function picturesIn(file: ImportFile): Promise<Pictures> {
  const pictures = new Map<string, string>()
  for await (const item of file.elements('item')) {
    const address = item.text('wp:attachment_url')
    if (item.text('wp:post_type') === 'attachment' && address) {
      pictures.set(item.text('wp:post_id'), address)
    }
  }
  return pictures
}

function itemOf(item: XmlElement, type: string, pictures: Pictures): FoundItem {
  const title = readableText(item.text('title'))
  const key = item.text('guid') || item.text('wp:post_id') || item.text('link')
  const words = withGalleries(item.text('content:encoded'), pictures)
  const text = withParagraphs(withoutShortcodes(withPlayers(words)))
  const named = { key, title: title || key }
  if (type === 'page') {
    return { ...named, leaveOut: 'This is a page, not a post: rebuild it in the editor' }
  }
  if (/^(trash|auto-draft|inherit)$/.test(item.text('wp:status'))) {
    return { ...named, leaveOut: 'In the trash there, or never saved' }
  }
  const caption = captionOf(title, readableText(item.text('excerpt:encoded')))
  if (caption === '') {
    return { ...named, leaveOut: 'It has no title' }
  }
  const { html, remarks } = readText(withFeatured(withNotes(text, item), { item, pictures }))
  const isClosed = item.text('wp:post_password') !== '' || item.text('wp:status') === 'private'
  return {
    ...named,
    make: {
      kind: 'post',
      caption,
      html,
      publishedAt: readMoment(item.text('wp:post_date_gmt')) ?? readMoment(item.text('pubDate')),
      visibility: isClosed ? 'members' : 'public',
    },
    remarks: [
      ...remarks,
      ...(isClosed ? ['Private or password-protected there: for members here'] : []),
    ],
  }
}

const pictureOf = (address: string): string =>
  `<img src="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`

/** `[gallery ids="1,2"]` as its pictures, in its order. */
const withGalleries = (text: string, pictures: Pictures): string =>
  text.replace(/\[gallery\b([^[\]]{0,5000})\]/g, (_, options: string) => {
    const ids = /\bids=["']?([\d,\s]+)/.exec(options)?.[1] ?? ''
    const addresses = ids.split(',').flatMap((id) => pictures.get(id.trim()) ?? [])
    return addresses.map(pictureOf).join('')
  })

/** The picture that a theme shows above the post, which names it by its id; where it stands in the words, too, once. */
function withFeatured(
  html: string,
  { item, pictures }: { item: XmlElement; pictures: Pictures },
): string {
  const ids = item
    .texts('wp:postmeta')
    .flatMap((meta) => /^_thumbnail_id\s*(\d+)$/.exec(meta)?.[1] ?? [])
  const address = pictures.get(ids[0] ?? '')
  return address && !picturesInHtml(html).map(originalOf).includes(originalOf(address))
    ? `<p>${pictureOf(address)}</p>${html}`
    : html
}

/** WordPress has copies of each picture in other sizes, `photo-1024x768.jpg` of `photo.jpg` or `photo-scaled.jpg`. */
const originalOf = (address: string): string => address.replace(/-(?:\d+x\d+|scaled)(\.\w+)$/, '$1')

/**
 * `[audio mp3="…"]`, `[video src="…"]` and `[embed]…[/embed]` as what they show, on lines of their own; `[playlist]` as a
 * block that is filled there, as it is.
 */
const withPlayers = (text: string): string =>
  text
    .replace(/\[playlist\b[^[\]]*\]/g, '<!-- wp:playlist /-->')
    .replace(/\[(audio|video)\b([^[\]]{0,5000})\]/g, (_, name: string, options: string) => {
      const address = /\b(?:src|mp3|m4a|ogg|wav|mp4|m4v|webm|ogv|flv)=["']?([^"'\s]+)/.exec(
        options,
      )?.[1]
      return `\n\n<${name} src="${escapeHtml(address ?? '')}"></${name}>\n\n`
    })
    .replace(/\[embed\b[^[\]]*\]\s*(https?:\/\/[^\s[\]<>"]+)\s*\[\/embed\]/g, '\n\n$1\n\n')

/** Footnotes are kept beside the text, whose own numbers lead to them. */
function withNotes(html: string, item: XmlElement): string {
  const stored = item
    .texts('wp:postmeta')
    .flatMap((meta) => /^footnotes\s*(\[.*\])\s*$/s.exec(meta)?.[1] ?? [])
  const notes = footnotes.safeParse(stored[0])
  const lines = (notes.data ?? []).map(({ content }) => `<li>${content}</li>`)
  return lines.length > 0 ? `${html}<ol>${lines.join('')}</ol>` : html
}

/** Those that stand around pictures and players. */
const withoutShortcodes = (text: string): string =>
  text.replace(/\[\/?(caption|gallery|embed|audio|video)\b[^[\]]*\]/g, '')

/** Titles and excerpts are HTML, too. */
function readableText(html: string): string {
  const text = textOf(html)
  return text ? plainText(text) : ''
}
