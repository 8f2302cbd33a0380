import { escapeXml } from '@/site/seo/plain-text'
import { postTitle, postUrl } from '@/site/seo/post-url'
import type { Podcast, PublicFile, PublicPost } from '@/src/server/site-data'

type Feed = {
  artist: string
  description: string
  /** Of the site, ending in a slash. */
  url: string
  podcast: Podcast
  posts: readonly PublicPost[]
}

/** Longest title made of a post's first words. */
const titleMax = 80

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ')

/**
 * Posts as RSS 2.0, whose recordings are a podcast as directories take it. Titles are the first line of what was
 * written.
 */
export function rssFeed({ artist, description, url, podcast, posts }: Feed): string {
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
            type: typeOf(recording),
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

/** What directories and programs call kinds of files that have several names, and how such a file's name ends. */
const kinds: Readonly<Record<string, { type: string; ending: string }>> = {
  'audio/mpeg': { type: 'audio/mpeg', ending: 'mp3' },
  'audio/mp4': { type: 'audio/x-m4a', ending: 'm4a' },
  'audio/m4a': { type: 'audio/x-m4a', ending: 'm4a' },
  'audio/x-m4a': { type: 'audio/x-m4a', ending: 'm4a' },
  'audio/wav': { type: 'audio/wav', ending: 'wav' },
  'audio/x-wav': { type: 'audio/wav', ending: 'wav' },
  'audio/vnd.wave': { type: 'audio/wav', ending: 'wav' },
  'image/jpeg': { type: 'image/jpeg', ending: 'jpg' },
}

const typeOf = ({ mimeType }: PublicFile) => kinds[mimeType]?.type ?? mimeType

/** Directories take no recording whose address does not say its kind at its end. */
function fileUrl(url: string, { id }: PublicPost, { id: fileId, mimeType }: PublicFile): string {
  const ending = kinds[mimeType]?.ending ?? mimeType.split('/')[1]
  return new URL(`/api/public/posts/${id}/files/${fileId}/file.${ending}`, url).href
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function empty(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${written.join('')}/>`
}
