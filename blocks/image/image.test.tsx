import { expect, it } from 'vitest'
import { blockHtml, sampleMedia } from '@/blocks/_kit/test-kit'
import { Render } from '@/blocks/image/render'
import { definition } from '@/blocks/image/schema'

const block = { definition, Render, data: { media: sampleMedia } }

it('shows the picture at most 500 px wide with its own description', () => {
  const html = blockHtml(block)
  expect(html).toContain('style="max-width:500px"')
  expect(html).toContain('alt="A red moon over hills"')
  expect(html).toContain('sizes="(max-width: 540px) 100vw, 500px"')
})

it('takes the description, size and link of the block', () => {
  const html = blockHtml({
    ...block,
    props: { alt: 'Tour', width: 300, height: 200, href: '/tour' },
  })
  expect(html).toContain('style="max-width:300px;height:200px"')
  expect(html).toMatch(/<a href="\/tour"><img[^>]*alt="Tour"/)
  expect(html).toContain('object-position:70% 30%')
})

it('keeps sizes between 10 and 1000', () => {
  for (const width of [9, 1001, 20.5]) {
    expect(definition.schema.safeParse({ width }).success).toBe(false)
  }
  expect(definition.schema.safeParse({ width: 10, height: 1000 }).success).toBe(true)
})

it('is nothing without a picture, but asks for one on the canvas', () => {
  const without = { ...block, data: { media: null } }
  expect(blockHtml(without)).toBe('')
  expect(blockHtml({ ...without, env: { editing: true } })).toContain('Choose a picture')
})

it('can be a circle', () => {
  const html = blockHtml({ ...block, props: { shape: 'round' } })
  expect(html).toMatch(/<figure class="[^"]*round/)
  expect(html).toContain('object-position:70% 30%')
})

it('knows the corners it had before it had shapes', () => {
  const step = definition.migrations?.[1]
  expect(step?.({ media: 'm', isRounded: false })).toEqual({ media: 'm', shape: 'square' })
  expect(step?.({ isRounded: true })).toEqual({ shape: 'rounded' })
  expect(step?.({})).toEqual({ shape: 'rounded' })
})
