import { expect, it } from 'vitest'
import { blockHtml } from '@/blocks/_kit/test-kit'
import { Render } from '@/blocks/embed/render'
import { definition } from '@/blocks/embed/schema'

const block = { definition, Render, data: undefined }
const href = 'https://open.spotify.com/album/4uLU6hMCjMI75M1A2tKUQC'

it('keeps the room of the player, and asks nobody before a visitor does', () => {
  const html = blockHtml({ ...block, props: { href, title: 'Tide' } })
  expect(html).toContain('--embed-height:352px')
  expect(html).toContain('<b>Tide</b>Load content from Spotify')
  expect(html).toMatch(/<a href="https:\/\/open\.spotify\.com\/album\/4uLU6hMCjMI75M1A2tKUQC"/)
  expect(html).not.toMatch(/<iframe|src=/)
})

it('leads nowhere on the canvas, and says there what is missing', () => {
  const env = { editing: true }
  expect(blockHtml({ ...block, env, props: { href } })).not.toContain('<a ')
  expect(blockHtml({ ...block, env })).toContain('Paste an address')
  expect(blockHtml(block)).toBe('')
  expect(blockHtml({ ...block, props: { href: 'https://evil.example/' } })).toBe('')
})
