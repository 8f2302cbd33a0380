import { expect, it } from 'vitest'
import type { RichTextNode } from '@/src/core/rich-text'
import { isEmptyRichText, plainText } from '@/src/rich-text/plain-text'
import { sanitizeRichText } from '@/src/rich-text/schema'
import { elementNode, htmlOf } from '@/src/rich-text/testing/test-render'

const frame = { format: '', version: 1 }
const youtube: RichTextNode = { ...frame, type: 'youtube', videoID: 'dQw4w9WgXcQ' }
const tweet: RichTextNode = { ...frame, type: 'tweet', id: '20' }
const figma: RichTextNode = { ...frame, type: 'figma', documentID: 'LKQ4FJ4bTnCSjedbRpk931' }
const bandcamp: RichTextNode = {
  ...frame,
  type: 'embed',
  url: 'https://luna.bandcamp.com/album/tide#player=https%3A%2F%2Fbandcamp.com%2FEmbeddedPlayer%2Falbum%3D7%2F',
}
const docOf = (...children: RichTextNode[]) => ({ root: elementNode('root', {}, ...children) })

it('asks the other site for nothing: a link, a title, and whom to load from', () => {
  const html = htmlOf(youtube)
  expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"')
  expect(html).toContain('<b>Video on YouTube</b>Load content from YouTube')
  expect(htmlOf(tweet)).toContain('Load content from X')
  expect(htmlOf(figma)).toContain('Load content from Figma')
  const music = htmlOf(bandcamp)
  expect(music).toContain('href="https://luna.bandcamp.com/album/tide"')
  expect(music).toContain('--embed-height:340px')
  for (const drawn of [html, htmlOf(tweet), htmlOf(figma), music]) {
    expect(drawn).not.toMatch(/<iframe|<img|<script|src=/)
  }
})

it('keeps what the editor writes, and says it in plain text', () => {
  const doc = docOf(youtube, tweet, figma, bandcamp)
  expect(sanitizeRichText(doc)).toEqual(doc)
  expect(plainText(doc)).toBe(
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ\nhttps://x.com/i/status/20\nhttps://www.figma.com/file/LKQ4FJ4bTnCSjedbRpk931\nhttps://luna.bandcamp.com/album/tide',
  )
  expect(isEmptyRichText(doc)).toBe(false)
})

it.each([
  { ...youtube, videoID: '"><script>' },
  { ...youtube, videoID: 'dQw4w9WgXcQ/../' },
  { ...tweet, id: '20?x=1' },
  { ...figma, documentID: '../../evil' },
  { ...figma, documentID: 7 },
  { ...bandcamp, url: 'https://evil.example/' },
  { ...bandcamp, url: 'https://luna.bandcamp.com/album/tide' },
  { ...bandcamp, url: 'javascript:alert(1)' },
])('draws and keeps nothing of %j', (node) => {
  expect(htmlOf(node)).toBe('')
  expect(sanitizeRichText(docOf(node)).root.children).toEqual([])
})
