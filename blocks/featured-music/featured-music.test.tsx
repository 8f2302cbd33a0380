import { expect, it } from 'vitest'
import { blockHtml, sampleContext, sampleProducts } from '@/blocks/_kit/test-kit'
import { load } from '@/blocks/featured-music/load'
import { Render } from '@/blocks/featured-music/render'
import { definition } from '@/blocks/featured-music/schema'

const block = { definition, Render, data: { products: sampleProducts } }
const empty = { ...block, data: { products: [] } }

it('shows a card per release under its title', () => {
  const html = blockHtml(block)
  expect(html).toMatch(/<h2[^>]*>Buy my music<\/h2>/)
  expect(html).toContain('<a href="/products/p1">Salt &amp; Signal</a>')
  expect(html).toContain('>Luna Vale</p>')
  expect(html).toContain('>Album: 10 tracks</span>')
  expect(html).toContain('>Single</span>')
})

it('draws a gradient with an icon where there is no cover', () => {
  expect(blockHtml(block).match(/<img/g)).toHaveLength(1)
  const html = blockHtml({ ...block, data: { products: sampleProducts.slice(1) } })
  expect(html).not.toContain('<img')
  expect(html).toContain('<svg')
})

it('can be scrolled by keyboard, and by buttons when there is more than one', () => {
  expect(blockHtml(block)).toMatch(/<ul[^>]* tabindex="0"/i)
  expect(blockHtml(block)).toContain('aria-label="Scroll on"')
  const one = { ...block, data: { products: sampleProducts.slice(0, 1) } }
  expect(blockHtml(one)).not.toContain('Scroll on')
})

it('is nothing for visitors without releases, and a hint for the artist', () => {
  expect(blockHtml(empty)).toBe('')
  expect(blockHtml({ ...empty, env: { editing: true } })).toContain(
    'Fills itself with your releases',
  )
})

it('asks for the featured products of its kind alone', async () => {
  const asked: string[] = []
  const data = {
    ...sampleContext.data,
    featuredProducts: async (category: string) => {
      asked.push(category)
      return sampleProducts
    },
  }
  const context = { ...sampleContext, data }
  const loaded = await load({ props: definition.schema.parse({}), context })
  expect(loaded.products).toBe(sampleProducts)
  await load({ props: definition.schema.parse({ category: 'Merch' }), context })
  expect(asked).toEqual(['Music', 'Merch'])
})

it('shows the chosen products instead, without those that are gone', async () => {
  const props = definition.schema.parse({ products: ['gone', 'p1'] })
  const { products } = await load({ props, context: sampleContext })
  expect(products.map(({ id }) => id)).toEqual(['p1'])
})
