import { expect, it } from 'vitest'
import { blockHtml } from '@/blocks/_kit/test-kit'
import { Render } from '@/blocks/link-list/render'
import { definition } from '@/blocks/link-list/schema'
import { limits } from '@/src/core/limits'

const block = { definition, Render, data: undefined }
const listen = { label: 'Listen', href: 'https://example.com/listen' }

it('lists its links in order, and leaves out rows that lead nowhere or have no name', () => {
  const links = [
    listen,
    { label: 'Nowhere', href: '' },
    { label: ' ', href: '/store' },
    { label: 'Store', href: '/products' },
  ]
  const html = blockHtml({ ...block, props: { links } })
  expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    listen.href,
    '/products',
  ])
})

it('cleans every address', () => {
  const [row] = definition.schema.parse({
    links: [{ label: 'Oh', href: 'javascript:alert(1)' }],
  }).links
  expect(row?.href).toBe('about:blank')
})

it('opens new tabs when asked to', () => {
  const html = blockHtml({ ...block, props: { links: [listen], opensNewTab: true } })
  expect(html).toContain('target="_blank" rel="noopener"')
})

it('shows visitors nothing while it is empty, and takes no endless list', () => {
  expect(blockHtml({ ...block, props: { title: 'Elsewhere' } })).toBe('')
  expect(blockHtml({ ...block, env: { editing: true } })).toContain('Add links in its settings')
  const links = Array.from({ length: limits.linkList.rowsMax + 1 }, () => listen)
  expect(definition.schema.safeParse({ links }).success).toBe(false)
})
