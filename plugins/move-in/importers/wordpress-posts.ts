import type { FoundItem, Importer, ImportFile, XmlElement } from '@/plugins/_kit/importer'
import {
  captionOf,
  leftBehind,
  readMoment,
  withParagraphs,
} from '@/plugins/move-in/importers/read-post'
import { textOf } from '@/plugins/move-in/kinds/text-of'
import { picturesInHtml } from '@/plugins/move-in/pictures/picture-addresses'
import { plainText } from '@/src/rich-text/plain-text'

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
  without: 'Players, comments and pages are not imported: rebuild pages in the editor.',
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
  const html = withFeatured(withParagraphs(withoutShortcodes(words)), { item, pictures })
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
      ...leftBehind(html),
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

/** Those that stand around pictures and players; players stay behind. */
const withoutShortcodes = (text: string): string =>
  text.replace(/\[\/?(caption|gallery|embed|audio|video|playlist)\b[^[\]]*\]/g, '')

/** Titles and excerpts are HTML, too. */
function readableText(html: string): string {
  const text = textOf(html)
  return text ? plainText(text) : ''
}
