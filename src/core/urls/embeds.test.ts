import { expect, it } from 'vitest'
import { findEmbed } from '@/src/core/urls/embeds'

const id = 'dQw4w9WgXcQ'
const design = 'LKQ4FJ4bTnCSjedbRpk931'

it.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://m.youtube.com/watch?list=x&v=${id}&t=5`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/embed/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://www.youtube.com/v/${id}`,
  `https://youtube.com/shorts/${id}`,
  `  https://www.youtube.com/watch?v=${id}\n`,
])('knows the video of %s', (address) => {
  expect(findEmbed(address)).toEqual({ kind: 'youtube', id })
})

it.each([
  'https://twitter.com/jack/status/20',
  'https://x.com/jack/status/20',
  'https://x.com/jack/statuses/20?s=20',
  'https://twitter.com/#!/jack/status/20',
])('knows the post of %s', (address) => {
  expect(findEmbed(address)).toEqual({ kind: 'tweet', id: '20' })
})

it.each(['file', 'proto', 'design'])('knows the Figma address with %s', (part) => {
  expect(findEmbed(`https://www.figma.com/${part}/${design}/Name?node-id=1`)).toEqual({
    kind: 'figma',
    id: design,
  })
})

it.each([
  '',
  'not an address',
  `https://www.youtube.com/watch?v=${id}x`,
  'https://www.youtube.com/watch?v=short',
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://evil.example/https://www.youtube.com/watch?v=${id}`,
  `javascript:alert('https://youtu.be/${id}')`,
  'https://x.com/jack',
  'https://x.com/jack/status/abc',
  'https://x.com.evil.example/jack/status/20',
  'http://x.com/jack/status/20',
  `https://www.figma.com/file/${design.slice(1)}`,
  `https://www.figma.com/file/${'a'.repeat(129)}`,
  `https://www.figma.com.evil.example/file/${design}`,
  `https://evilfigma.com/file/${design}`,
])('takes nothing from %s', (address) => {
  expect(findEmbed(address)).toBeNull()
})
