import { expect, it } from 'vitest'
import { rssFeed } from '@/site/feeds/rss'
import type { Podcast, PublicPost } from '@/src/server/site-data'

const post: PublicPost = {
  id: 'p1',
  caption: 'A song',
  page: 1,
  publishedAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  recording: null,
  picture: null,
}
const plain: Podcast = {
  title: 'Luna & <Vale>',
  category: 'Music',
  isExplicit: false,
  email: '',
  pictureUrl: '',
}
const feed = (own: Partial<PublicPost> = {}, podcast: Partial<Podcast> = {}) =>
  rssFeed({
    artist: 'Luna',
    description: 'Songs',
    url: 'https://luna.example/',
    podcast: { ...plain, ...podcast },
    posts: [{ ...post, ...own }],
  })

it('names the site, itself and each post, every text escaped', () => {
  const xml = feed({ caption: 'A <b>new</b> song & more\nListen ]]>\u0007' })
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
  expect(feed({ caption: `${'word '.repeat(40)}` })).toMatch(/<title>(word ){1,15}word…<\/title>/)
  expect(feed({ caption: ' ' })).toContain('<title>A new post</title>')
})

it('leads to the page of the feed that an older post is on', () => {
  expect(feed({ page: 3 })).toContain(
    '<link>https://luna.example/members?page=3#post-p1</link><guid isPermaLink="false">p1</guid>',
  )
})

it('is a podcast: recordings by address, length, kind and duration', () => {
  const recording = { id: 'f1', mimeType: 'audio/mp4', bytes: 4096, title: 'Tide', seconds: 83 }
  const picture = { id: 'f2', mimeType: 'image/jpeg', bytes: 9 }
  const xml = feed({ recording, picture })
  expect(xml).toContain('<title>Tide</title>')
  expect(xml).toContain(
    '<enclosure url="https://luna.example/api/public/posts/p1/files/f1/file.m4a" length="4096" type="audio/x-m4a"/>',
  )
  expect(xml).toContain('<itunes:duration>83</itunes:duration>')
  const still = 'https://luna.example/api/public/posts/p1/files/f2/file.jpg'
  expect(xml).toContain(`<itunes:image href="${still}"/>`)
  expect(xml).toContain(`<media:content url="${still}" type="image/jpeg" medium="image"/>`)
  expect(feed({ recording: { ...recording, seconds: 0 } })).not.toContain('itunes:duration')
  expect(feed({ picture })).not.toMatch(/<enclosure|<itunes:image/)
})

it('says of itself what directories ask for', () => {
  const xml = feed(
    {},
    {
      category: 'Music: Music Interviews',
      isExplicit: true,
      email: 'luna@example.com',
      pictureUrl: '/files/public/cover.jpg',
    },
  )
  for (const part of [
    '<itunes:author>Luna</itunes:author>',
    '<itunes:explicit>true</itunes:explicit>',
    '<itunes:category text="Music"><itunes:category text="Music Interviews"/></itunes:category>',
    '<itunes:owner><itunes:name>Luna</itunes:name><itunes:email>luna@example.com</itunes:email></itunes:owner>',
    '<itunes:image href="https://luna.example/files/public/cover.jpg"/>',
    '<image><url>https://luna.example/files/public/cover.jpg</url>',
  ]) {
    expect(xml).toContain(part)
  }
  expect(feed()).toContain('<itunes:explicit>false</itunes:explicit>')
  expect(feed()).toContain('<itunes:category text="Music"/>')
  expect(feed()).not.toMatch(/<itunes:owner|<image>/)
})
