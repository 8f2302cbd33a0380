import { expect, it } from 'vitest'
import { blockHtml } from '@/blocks/_kit/test-kit'
import { Render } from '@/blocks/button/render'
import { definition } from '@/blocks/button/schema'

const block = { definition, Render, data: undefined }

it('links where the artist says', () => {
  const html = blockHtml({ ...block, props: { label: 'Buy', href: '/products' } })
  expect(html).toMatch(/<a href="\/products" class="[^"]*">Buy<\/a>/)
})

it('opens a new tab without giving it this one', () => {
  const html = blockHtml({ ...block, props: { href: 'https://a.example', opensNewTab: true } })
  expect(html).toMatch(/target="_blank" rel="noopener"/)
})

it('is no link without an address', () => {
  expect(blockHtml(block)).not.toContain('<a')
  expect(blockHtml(block)).toContain('Listen now')
})

it('stores only safe addresses', () => {
  expect(definition.schema.parse({ href: ' javascript:alert(1)' }).href).toBe('about:blank')
  expect(definition.schema.parse({ href: 'mailto:a@b.example' }).href).toBe('mailto:a@b.example')
})

it('fills its place with an arrow when it is wide', () => {
  const html = blockHtml({ ...block, props: { href: '/tour', size: 'wide' } })
  expect(html).toContain('<svg')
  expect(blockHtml({ ...block, props: { href: '/tour' } })).not.toContain('<svg')
})
