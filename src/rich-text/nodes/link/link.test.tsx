import { expect, it } from 'vitest'
import { sanitizeRichText } from '@/src/rich-text/schema'
import { elementNode, htmlOf, textNode } from '@/src/rich-text/test-render'

const linkTo = (url: string, props = {}) =>
  htmlOf(elementNode('link', { url, ...props }, textNode('x')))

it('links, and protects the page that opens a new tab', () => {
  expect(linkTo('/products')).toBe('<a href="/products">x</a>')
  expect(linkTo('https://a.example', { target: '_blank', rel: 'opener' })).toBe(
    '<a href="https://a.example" target="_blank" rel="noopener">x</a>',
  )
})

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '',
])('does not follow %j', (url) => {
  expect(linkTo(url)).toBe('<a href="about:blank">x</a>')
})

const payloadLink = (fields: object, type = 'link') =>
  elementNode(type, { fields, id: '6641c0', version: 3 }, textNode('x'))

it.each([
  [
    { linkType: 'custom', url: 'https://a.example/', newTab: false },
    '<a href="https://a.example/">',
  ],
  [
    { linkType: 'custom', url: 'https://a.example/', newTab: true, doc: null },
    '<a href="https://a.example/" target="_blank" rel="noopener">',
  ],
  [{ url: 'mailto:me@a.example' }, '<a href="mailto:me@a.example">'],
  [
    { linkType: 'internal', url: '', doc: { relationTo: 'products', value: 'p1' } },
    '<a href="/products/p1">',
  ],
  [
    { linkType: 'internal', doc: { relationTo: 'pages', value: { id: 'a', pathname: '/tour' } } },
    '<a href="/tour">',
  ],
  [{ linkType: 'custom', url: 'javascript:alert(1)' }, '<a href="about:blank">'],
])('follows a link that Payload wrote: %j', (fields, html) => {
  expect(htmlOf(payloadLink(fields))).toBe(`${html}x</a>`)
  expect(htmlOf(payloadLink(fields, 'autolink'))).toBe(`${html}x</a>`)
  // Stored in our own form, which the editor reads.
  const [stored] =
    sanitizeRichText({
      root: elementNode('root', {}, elementNode('paragraph', {}, payloadLink(fields))),
    }).root.children?.[0]?.children ?? []
  expect(stored).not.toHaveProperty('fields')
  expect(htmlOf(stored as never)).toBe(`${html}x</a>`)
})

it('keeps what Payload says of a document without an address that we know', () => {
  const clean = (link: object) =>
    sanitizeRichText({
      root: elementNode('root', {}, elementNode('paragraph', {}, link as never)),
    }).root.children?.[0]?.children?.[0]
  const doc = { relationTo: 'pages', value: 'p1' }
  const first = clean(
    payloadLink({ linkType: 'internal', newTab: true, url: 'javascript:alert(1)', doc, x: 1 }),
  )
  expect(first).toMatchObject({ url: 'about:blank', target: '_blank' })
  expect(first?.fields).toEqual({ linkType: 'internal', newTab: true, doc })
  expect(clean(first as object)).toEqual(first)
  expect(htmlOf(first as never)).toContain('<a href="about:blank"')

  const found = { relationTo: 'pages', value: { id: 'p1', pathname: '/tour', secret: 'no' } }
  const known = { ...first, fields: { linkType: 'internal', newTab: true, doc: found } }
  expect(clean(known)).toMatchObject({ url: '/tour', target: '_blank' })
  expect(clean(known)).not.toHaveProperty('fields')
  expect(clean({ ...first, url: '/tour' })).not.toHaveProperty('fields')
})
