import { expect, it } from 'vitest'
import { jsonFeed } from '@/site/feeds/json-feed'

it('holds the posts with their pictures and recordings, as JSON Feed says', () => {
  const text = jsonFeed({
    artist: 'Luna',
    description: 'Songs',
    url: 'https://luna.example/',
    podcast: { title: '', category: 'Music', isExplicit: false, email: '', pictureUrl: '/me.jpg' },
    posts: [
      {
        id: 'p1',
        caption: 'A new song\nListen',
        page: 2,
        publishedAt: '2026-11-20T08:00:00.000Z',
        updatedAt: '2026-11-21T08:00:00.000Z',
        recording: { id: 'f1', mimeType: 'audio/mpeg', bytes: 2000, title: '', seconds: 83 },
        picture: { id: 'f2', mimeType: 'image/png', bytes: 900 },
      },
    ],
  })
  expect(JSON.parse(text)).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Luna',
    description: 'Songs',
    home_page_url: 'https://luna.example/',
    feed_url: 'https://luna.example/feed.json',
    icon: 'https://luna.example/me.jpg',
    authors: [{ name: 'Luna', url: 'https://luna.example/' }],
    language: 'en',
    items: [
      {
        id: 'p1',
        url: 'https://luna.example/members?page=2#post-p1',
        title: 'A new song',
        content_text: 'A new song\nListen',
        date_published: '2026-11-20T08:00:00.000Z',
        date_modified: '2026-11-21T08:00:00.000Z',
        image: 'https://luna.example/api/public/posts/p1/files/f2/file.png',
        attachments: [
          {
            url: 'https://luna.example/api/public/posts/p1/files/f1/file.mp3',
            mime_type: 'audio/mpeg',
            size_in_bytes: 2000,
            duration_in_seconds: 83,
          },
        ],
      },
    ],
  })
})
