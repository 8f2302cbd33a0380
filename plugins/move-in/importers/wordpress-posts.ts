import type { FoundItem, Importer, XmlElement } from '@/plugins/_kit/importer'
import {
  captionOf,
  leftBehind,
  readMoment,
  withParagraphs,
} from '@/plugins/move-in/importers/read-post'
import { textOf } from '@/plugins/move-in/kinds/text-of'
import { plainText } from '@/src/rich-text/plain-text'

export const wordpressPosts: Importer = {
  id: 'wordpress-posts',
  source: 'WordPress',
  title: 'Posts',
  makes: 'Posts with their dates',
  steps: [
    'In WordPress open Tools, then Export.',
    'Choose “Posts” and download the export file.',
    'It ends with .xml. On WordPress.com it comes in a ZIP: unpack that first.',
  ],
  without:
    'Featured pictures, galleries, players, comments and pages are not imported: rebuild pages in the editor.',
  accepts: ['.xml'],
  read: async function* (file) {
    for await (const item of file.elements('item')) {
      const type = item.text('wp:post_type')
      // Pictures and entries of menus are items, too.
      if (type === 'post' || type === 'page' || type === '') {
        yield itemOf(item, type)
      }
    }
  },
}

function itemOf(item: XmlElement, type: string): FoundItem {
  const title = readableText(item.text('title'))
  const key = item.text('guid') || item.text('wp:post_id') || item.text('link')
  const html = withParagraphs(withoutShortcodes(item.text('content:encoded')))
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

/** Those that stand around pictures and players, which stay behind. */
const withoutShortcodes = (text: string): string =>
  text.replace(/\[\/?(caption|gallery|embed|audio|video|playlist)\b[^\]]*\]/g, '')

/** Titles and excerpts are HTML, too. */
function readableText(html: string): string {
  const text = textOf(html)
  return text ? plainText(text) : ''
}
