import { expect, it } from 'vitest'
import { blockHtml, sampleContext } from '@/blocks/_kit/test-kit'
import { Render } from '@/blocks/social-icons/render'
import { definition } from '@/blocks/social-icons/schema'

const block = { definition, Render, data: undefined }
const withoutLinks = { theme: { ...sampleContext.theme, socialLinks: [] } }

it('links each network of the theme by name, safely', () => {
  const html = blockHtml(block)
  expect(html).toMatch(/<a href="https:\/\/instagram.com\/lunavale"[^>]*aria-label="Instagram"/)
  expect(html).toMatch(/<a href="about:blank"[^>]*aria-label="Website"/)
  expect(html.match(/rel="noopener me"/g)).toHaveLength(2)
})

it('is nothing without links, but says so on the canvas', () => {
  expect(blockHtml({ ...block, context: withoutLinks })).toBe('')
  expect(blockHtml({ ...block, context: withoutLinks, env: { editing: true } })).toContain(
    'Add your social links in Theme',
  )
})

it('shows the chosen platforms alone', () => {
  const props = { platforms: ['website' as const] }
  const html = blockHtml({ ...block, props })
  expect(html).toContain('aria-label="Website"')
  expect(html).not.toContain('aria-label="Instagram"')
  expect(definition.schema.safeParse({ platforms: ['myspace'] }).success).toBe(false)
})

it('says on the canvas that the theme has none of the chosen', () => {
  const props = { platforms: ['youtube' as const] }
  expect(blockHtml({ ...block, props })).toBe('')
  expect(blockHtml({ ...block, props, env: { editing: true } })).toContain('chosen here')
})
