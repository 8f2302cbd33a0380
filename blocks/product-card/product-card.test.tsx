import { expect, it } from 'vitest'
import { blockHtml, sampleContext, sampleRelease } from '@/blocks/_kit/test-kit'
import { load } from '@/blocks/product-card/load'
import { Render } from '@/blocks/product-card/render'
import { definition } from '@/blocks/product-card/schema'

const block = { definition, Render, data: { product: sampleRelease } }
const [variant] = sampleRelease.variants

it('is the card of one product, with its price', () => {
  const html = blockHtml(block)
  expect(html).toContain('<a href="/products/p1">Salt &amp; Signal</a>')
  expect(html).toContain('$9.00')
  expect(blockHtml({ ...block, props: { line: 'artist' } })).toContain('>Luna Vale</p>')
})

it('says when nothing is left', () => {
  const variants = variant ? [{ ...variant, availabilityStatus: 'sold_out' as const }] : []
  const html = blockHtml({ ...block, data: { product: { ...sampleRelease, variants } } })
  expect(html).toContain('Sold out')
})

it('shows what the artist chose and no other', async () => {
  const read = (product: string) =>
    load({ props: definition.schema.parse({ product }), context: sampleContext })
  expect((await read('p1')).product?.title).toBe('Salt & Signal')
  expect((await read('')).product).toBeNull()
})

it('says on the canvas what is missing, and nothing to visitors', () => {
  const empty = { ...block, data: { product: null } }
  expect(blockHtml(empty)).toBe('')
  expect(blockHtml({ ...empty, env: { editing: true } })).toContain('Choose a product')
})
