import { expect, it } from 'vitest'
import { blockHtml, sampleRelease } from '@/blocks/_kit/test-kit'
import { Render } from '@/blocks/release/render'
import { definition } from '@/blocks/release/schema'

const block = { definition, Render, data: { release: sampleRelease } }

it('shows the release, its tracks, its price and the way to buy it', () => {
  const html = blockHtml({ ...block, props: { kicker: 'Out now' } })
  expect(html).toContain('>Out now</p>')
  expect(html).toContain('>Salt &amp; Signal</h2>')
  expect(html).toContain('Album: 10 tracks')
  expect(html).toContain('aria-label="Play Tideline"')
  expect(html).toContain('$9.00')
  expect(html).toMatch(/<a href="\/products\/p1"[^>]*>Buy<span[^>]*> Salt &amp; Signal<\/span>/)
})

it('leaves out what the artist does not want', () => {
  const html = blockHtml({ ...block, props: { showsTracks: false, showsPrice: false } })
  expect(html).not.toContain('Tideline')
  expect(html).not.toContain('$9.00')
})

it('has no button for what cannot be heard', () => {
  const silent = { ...sampleRelease, tracks: [] }
  expect(blockHtml({ ...block, data: { release: silent } })).not.toContain('Play Salt')
})

it('says on the canvas what is missing, and nothing to visitors', () => {
  const empty = { ...block, data: { release: null } }
  expect(blockHtml(empty)).toBe('')
  expect(blockHtml({ ...empty, env: { editing: true } })).toContain('once you choose one')
})
