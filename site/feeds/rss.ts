import { fileType, fileUrl } from '@/site/feeds/post-file'
import { element, empty, escapeXml } from '@/site/feeds/xml'
import { postTitle, postUrl, titleMax } from '@/site/seo/post-url'
import type { Podcast, PublicPost } from '@/src/server/site-data'

export type PostFeed = {
  artist: string
  description: string
  /** Of the site, ending in a slash. */
  url: string
  podcast: Podcast
  posts: readonly PublicPost[]
}

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ')

/**
 * Posts as RSS 2.0, whose recordings are a podcast as directories take it. Titles are the first line of what was
 * written.
 */
export function rssFeed({ artist, description, url, podcast, posts }: PostFeed): string {
  const self = new URL('/feed.xml', url).href
  const { title, category, isExplicit, email, pictureUrl } = podcast
  const artwork = pictureUrl && new URL(pictureUrl, url).href
  const [main = '', inner] = category.split(': ')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${namespaces}><channel>`,
    element('title', title),
    element('link', url),
    element('description', description),
    '<language>en</language>',
    empty('atom:link', { href: self, rel: 'self', type: 'application/rss+xml' }),
    ...(artwork
      ? [
          `<image>${element('url', artwork)}${element('title', title)}${element('link', url)}</image>`,
          empty('itunes:image', { href: artwork }),
        ]
      : []),
    element('itunes:author', artist),
    '<itunes:type>episodic</itunes:type>',
    element('itunes:explicit', String(isExplicit)),
    inner
      ? `<itunes:category text="${escapeXml(main)}">${empty('itunes:category', { text: inner })}</itunes:category>`
      : empty('itunes:category', { text: main }),
    ...(email
      ? [
          `<itunes:owner>${element('itunes:name', artist)}${element('itunes:email', email)}</itunes:owner>`,
        ]
      : []),
    ...posts.map((post) => itemOf(post, url)),
    '</channel></rss>',
  ].join('')
}

function itemOf(post: PublicPost, url: string): string {
  const { id, caption, publishedAt, recording, picture } = post
  const still = picture && fileUrl(url, post, picture)
  return [
    '<item>',
    element('title', recording?.title || postTitle(caption, titleMax)),
    element('link', postUrl(url, post)),
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    element('pubDate', new Date(publishedAt).toUTCString()),
    element('description', caption),
    ...(recording
      ? [
          empty('enclosure', {
            url: fileUrl(url, post, recording),
            length: String(recording.bytes),
            type: fileType(recording),
          }),
        ]
      : []),
    ...(recording?.seconds ? [element('itunes:duration', String(recording.seconds))] : []),
    ...(recording && picture && still && ['image/jpeg', 'image/png'].includes(picture.mimeType)
      ? [empty('itunes:image', { href: still })]
      : []),
    ...(picture && still
      ? [empty('media:content', { url: still, type: picture.mimeType, medium: 'image' })]
      : []),
    '</item>',
  ].join('')
}
