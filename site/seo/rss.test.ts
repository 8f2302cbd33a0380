import { expect, it } from 'vitest'
import { rssFeed } from '@/site/seo/rss'

const feed = (caption: string, page = 1) =>
  rssFeed({
    title: 'Luna & <Vale>',
    description: 'Songs',
    url: 'https://luna.example/',
    posts: [
      {
        id: 'p1',
        caption,
        page,
        publishedAt: '2026-11-20T08:00:00.000Z',
        updatedAt: '2026-11-20T08:00:00.000Z',
      },
    ],
  })

it('names the site, itself and each post, every text escaped', () => {
  const xml = feed('A <b>new</b> song & more\nListen ]]>\u0007')
  expect(xml).toContain(
    '<title>Luna &#38; &#60;Vale&#62;</title><link>https://luna.example/</link>',
  )
  expect(xml).toContain('href="https://luna.example/feed.xml" rel="self"')
  expect(xml).toContain('<title>A &#60;b&#62;new&#60;/b&#62; song &#38; more</title>')
  expect(xml).toContain('<link>https://luna.example/members#post-p1</link>')
  expect(xml).toContain('<pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate>')
  expect(['<b>', ']]>', '\u0007'].filter((sign) => xml.includes(sign))).toEqual([])
})

it('finds a title for a post of one very long line, and of none', () => {
  expect(feed(`${'word '.repeat(40)}`)).toMatch(/<title>(word ){1,15}word…<\/title>/)
  expect(feed(' ')).toContain('<title>A new post</title>')
})

it('leads to the page of the feed that an older post is on', () => {
  expect(feed('Old', 3)).toContain(
    '<link>https://luna.example/members?page=3#post-p1</link><guid isPermaLink="false">p1</guid>',
  )
})
