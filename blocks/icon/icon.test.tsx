import { expect, it } from 'vitest'
import { blockHtml } from '@/blocks/_kit/test-kit'
import { Render } from '@/blocks/icon/render'
import { definition } from '@/blocks/icon/schema'
import { iconPaths } from '@/src/ui/icon/icon-paths'

const block = { definition, Render, data: undefined }

it('draws the chosen icon in its size and colour', () => {
  const html = blockHtml({ ...block, props: { name: 'music', size: 96, color: '#ff0000' } })
  expect(html).toContain(iconPaths.music)
  expect(html).toContain('--size:96px;color:#ff0000')
})

it('is a picture with a name, or decoration without', () => {
  expect(blockHtml({ ...block, props: { label: 'On air' } })).toContain(
    'role="img" aria-label="On air"',
  )
  expect(blockHtml(block)).not.toContain('role=')
})

it('is a link that has a name in any case', () => {
  const link = { href: '/products', label: 'The store' }
  expect(blockHtml({ ...block, props: link })).toMatch(
    /<a href="\/products"[^>]*aria-label="The store"/,
  )
  expect(blockHtml({ ...block, props: { href: '/products' } })).toContain('aria-label="/products"')
})

it('knows only its own icons and sizes', () => {
  expect(definition.schema.safeParse({ name: 'skull' }).success).toBe(false)
  expect(definition.schema.safeParse({ size: 15 }).success).toBe(false)
})
