import { escapeXml } from '@/site/seo/plain-text'
import { postTitle, postUrl } from '@/site/seo/post-url'
import type { PublicPost } from '@/src/server/site-data/public-posts'

type Feed = {
  title: string
  description: string
  /** Of the site, ending in a slash. */
  url: string
  posts: readonly PublicPost[]
}

/** Longest title made of a post's first words. */
const titleMax = 80

/** Posts as RSS 2.0. Titles are the first line of what was written. */
export function rssFeed({ title, description, url, posts }: Feed): string {
  const self = new URL('/feed.xml', url).href
  const items = posts.map((post) => {
    const link = postUrl(url, post)
    return [
      '<item>',
      element('title', postTitle(post.caption, titleMax)),
      element('link', link),
      `<guid isPermaLink="false">${escapeXml(post.id)}</guid>`,
      element('pubDate', new Date(post.publishedAt).toUTCString()),
      element('description', post.caption),
      '</item>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', url),
    element('description', description),
    '<language>en</language>',
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
