import { expect, it } from 'vitest'
import { blockHtml, sampleContext } from '@/blocks/_kit/test-kit'
import { Render } from '@/blocks/page-header/render'
import { definition } from '@/blocks/page-header/schema'

const block = { definition, Render, data: undefined }
const theme = sampleContext.theme

it('shows the name in upper case, linked to the home page, and the links', () => {
  const html = blockHtml(block)
  expect(html).toMatch(/<a href="\/"[^>]*><span[^>]*>LUNA VALE<\/span><\/a>/)
  expect(html).toMatch(/<nav[^>]* aria-label="Main"><a href="\/members"[^>]*>Members<\/a>/)
})

it('shows the logo instead when there is one', () => {
  const html = blockHtml({ ...block, context: { theme: { ...theme, logo: '/files/logo.svg' } } })
  expect(html).toMatch(/<img[^>]* src="\/files\/logo.svg" alt="Luna Vale"\/>/)
  expect(html).not.toContain('LUNA VALE')
})

it('makes way for the tools of the site', () => {
  const slots = { headerTools: <b>cart</b>, headerMenu: <b>menu</b> }
  const html = blockHtml({ ...block, env: { slots } })
  expect(html).toContain('<b>cart</b>')
  expect(html).toContain('<b>menu</b>')
  expect(html).not.toContain('<svg')
})

it('draws still tools on the canvas, and none where there is no canvas', () => {
  expect(blockHtml({ ...block, env: { editing: true } }).match(/<svg/g)).toHaveLength(3)
  expect(blockHtml(block)).not.toContain('<svg')
})

it('does not follow unsafe links, and has no empty navigation', () => {
  const headerLinks = [{ label: 'x', href: 'javascript:alert(1)' }]
  expect(blockHtml({ ...block, context: { theme: { ...theme, headerLinks } } })).toContain(
    'href="about:blank"',
  )
  expect(blockHtml({ ...block, context: { theme: { ...theme, headerLinks: [] } } })).not.toContain(
    '<nav',
  )
})

it('holds no links on a link tree, and the name only where the page does not say it', () => {
  const onePage = { header: { hidesLinks: true, hidesNameAtHome: true } }
  const home = blockHtml({ ...block, context: { ...onePage, pathname: '/' } })
  expect(home).not.toContain('<a ')
  const store = blockHtml({ ...block, context: { ...onePage, pathname: '/products' } })
  expect(store).toContain('LUNA VALE</span></a>')
  expect(store).not.toContain('Members')
})
