import { expect, it } from 'vitest'
import { sanitizeRichText } from '@/src/rich-text/schema'
import { elementNode, htmlOf, textNode } from '@/src/rich-text/testing/test-render'

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

it('draws an address that shall be no link as words', () => {
  const address = 'https://a.example'
  const node = elementNode('autolink', { url: address, isUnlinked: true }, textNode(address))
  expect(htmlOf(node)).toBe(address)
  expect(htmlOf({ ...node, isUnlinked: false })).toBe(`<a href="${address}">${address}</a>`)
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

function stored(link: object) {
  const [line] =
    sanitizeRichText({
      root: elementNode('root', {}, elementNode('paragraph', {}, link as never)),
    }).root.children ?? []
  return line?.children?.[0]
}

const doc = { relationTo: 'pages', value: 'p1' }
const toPage = { linkType: 'internal', newTab: true, doc }

it('keeps what Payload says of a document without an address that we know', () => {
  const first = stored(payloadLink({ ...toPage, url: 'javascript:alert(1)' }))
  expect(first).toMatchObject({ url: 'about:blank', target: '_blank', id: '6641c0' })
  expect(first?.fields).toEqual(toPage)
  expect(stored(first as object)).toEqual(first)
  expect(htmlOf(first as never)).toContain('<a href="about:blank"')

  const found = { relationTo: 'pages', value: { id: 'p1', pathname: '/tour', secret: 'no' } }
  const known = { ...first, fields: { ...toPage, doc: found } }
  expect(stored(known)).toMatchObject({ url: '/tour', target: '_blank' })
  expect(stored(known)).not.toHaveProperty('fields')
})

it.each([
  [toPage, toPage],
  [
    { linkType: 'internal', doc: { relationTo: 'events', value: 7 } },
    { linkType: 'internal', doc: { relationTo: 'events', value: 7 }, newTab: false },
  ],
  [
    { linkType: 'internal', doc: { relationTo: 'pages', value: { id: 'a', pathname: '/tour' } } },
    { linkType: 'custom', url: '/tour', newTab: false },
  ],
  [{ url: 'https://a.example/' }, { linkType: 'custom', url: 'https://a.example/', newTab: false }],
])('keeps what a site lets Payload say besides, of %j', (fields, kept) => {
  const more = { rel: ['nofollow'], trace: { to: 'javascript:alert(1)' } }
  const first = stored(payloadLink({ ...fields, ...more }))
  expect(first?.fields).toEqual({ rel: ['nofollow'], trace: { to: '' }, ...kept })
  expect(stored(first as object)).toEqual(first)
})

it('makes a link ours that was led elsewhere, and says in both forms whether it opens a tab', () => {
  const first = stored(payloadLink({ ...toPage, trace: 1 }))
  const moved = stored({ ...first, url: '/tour' })
  expect(moved).toMatchObject({ url: '/tour', target: '_blank' })
  expect(moved).not.toHaveProperty('fields')
  expect(moved).not.toHaveProperty('id')
  expect(stored({ ...first, target: null })).toMatchObject({
    target: null,
    fields: { ...toPage, trace: 1, newTab: false },
  })
})
