import { expect, it } from 'vitest'
import { blockHtml, sampleContext, sampleMedia } from '@/blocks/_kit/test-kit'
import { load } from '@/blocks/gallery/load'
import { Render } from '@/blocks/gallery/render'
import { definition } from '@/blocks/gallery/schema'
import { limits } from '@/src/core/limits'

const nameless = { ...sampleMedia, id: 'sea', url: '/files/sea.jpg', alt: '' }
const block = { definition, Render, data: { pictures: [sampleMedia, nameless] } }

it('leads to each picture without a script, by a name that says which', () => {
  const html = blockHtml(block)
  expect(html).toContain('<a href="/files/moon.jpg" aria-label="Open A red moon over hills">')
  expect(html).toContain('<a href="/files/sea.jpg" aria-label="Open picture 2 of 2">')
  expect(html).not.toContain('<dialog')
})

it('opens nothing on the canvas', () => {
  expect(blockHtml({ ...block, env: { editing: true } })).not.toContain('<a ')
})

it('keeps the order, and leaves out what is gone', async () => {
  const props = definition.schema.parse({ pictures: ['gone', 'moon', 'moon'] })
  const { pictures } = await load({ props, context: sampleContext })
  expect(pictures.map(({ id }) => id)).toEqual(['moon', 'moon'])
})

it('keeps to its limits', () => {
  const pictures = Array.from({ length: limits.gallery.picturesMax + 1 }, () => 'moon')
  expect(definition.schema.safeParse({ pictures }).success).toBe(false)
  expect(definition.schema.safeParse({ columns: 7 }).success).toBe(false)
})

it('says on the canvas what is missing, and nothing to visitors', () => {
  const empty = { ...block, data: { pictures: [] } }
  expect(blockHtml(empty)).toBe('')
  expect(blockHtml({ ...empty, env: { editing: true } })).toContain('Choose pictures')
})
