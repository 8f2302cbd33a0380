import { expect, it } from 'vitest'
import { blockSchemas } from '@/blocks/_generated/schemas'
import { checkPage } from '@/plugins/visual-editor/publish-check/check-page'
import { linksOf, ownPathOf } from '@/plugins/visual-editor/publish-check/links'
import type { Subject } from '@/plugins/visual-editor/publish-check/subject'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { emptyRichText, richTextOf } from '@/src/core/rich-text'
import { looks } from '@/src/core/theme/looks'

const node = (type: string, props: Record<string, unknown> = {}, children: string[] = []) =>
  ({ type, props, children, v: blockSchemas.get(type)?.v ?? 1 }) as PageNode

function pageOf(blocks: Record<string, PageNode>): PageDocument {
  const nodes = { root: node('root', {}, Object.keys(blocks)), ...blocks }
  return { version: 1, nodes }
}

const words = richTextOf('paragraph', 'Slow songs')

function subjectOf(changes: Partial<Subject> = {}): Subject {
  return {
    document: pageOf({ words: node('text', { doc: words }) }),
    blocks: blockSchemas,
    theme: { colors: looks.midnight.colors, headerLinks: [{ label: 'Store', href: '/products' }] },
    descriptions: new Map([['described', 'A red moon']]),
    answersAt: (pathname) => ['/', '/products', '/about'].includes(pathname),
    legalTexts: [{ title: 'Terms of Service', pageId: 't', isEmpty: false }],
    unreadablePosts: [],
    ...changes,
  }
}

it('finds nothing on a page that is as it should be', () => {
  expect(checkPage(subjectOf())).toEqual([])
})

it('stops links that lead nowhere, on the page and in the header', () => {
  const linked = structuredClone(words) as unknown as { root: { children: unknown[] } }
  linked.root.children.push({ type: 'link', version: 1, fields: { url: '/gone' }, children: [] })
  const found = checkPage(
    subjectOf({
      document: pageOf({
        fine: node('button', { label: 'Listen', href: '/products?category=Music#top' }),
        outside: node('button', { label: 'Friend', href: 'https://example.com/nothing' }),
        dead: node('button', { label: 'Tour', href: '/tour' }),
        unsafe: node('button', { label: 'Run', href: 'about:blank' }),
        words: node('text', { doc: linked }),
      }),
      theme: { colors: looks.paper.colors, headerLinks: [{ label: 'Shop', href: '/shop/' }] },
    }),
  )
  expect(found.map(({ rule, severity, place }) => [rule, severity, place])).toEqual([
    ['dead-link', 'error', { kind: 'block', id: 'dead' }],
    ['dead-link', 'error', { kind: 'block', id: 'unsafe' }],
    ['dead-link', 'error', { kind: 'block', id: 'words' }],
    ['dead-link', 'error', { kind: 'theme' }],
  ])
  expect(found[0]?.message).toBe('A link here leads to /tour, but your site has no such page.')
})

it('stops a site without legal texts', () => {
  const legalTexts = [
    { title: 'Terms of Service', pageId: 't', isEmpty: true },
    { title: 'Privacy Policy', pageId: null, isEmpty: true },
  ]
  expect(checkPage(subjectOf({ legalTexts }))).toMatchObject([
    { rule: 'legal-text', severity: 'error', place: { kind: 'page', id: 't' } },
    { rule: 'legal-text', severity: 'error', place: { kind: 'pages' } },
  ])
})

it.each([
  ['#101010', 'error'],
  ['#6a6a6a', 'warning'],
])('says that words in %s on black are hard to read', (text, severity) => {
  const colors = { ...looks.neon.colors, background: '#000000', text }
  const found = checkPage(subjectOf({ theme: { colors, headerLinks: [] } }))
  expect(found).toMatchObject([{ rule: 'contrast', severity, place: { kind: 'theme' } }])
})

it('asks for words for pictures that have none, and names what is empty', () => {
  const found = checkPage(
    subjectOf({
      document: pageOf({
        described: node('image', { media: 'described' }),
        here: node('image', { media: 'other', alt: 'A lake' }),
        bare: node('image', { media: 'other' }),
        none: node('image'),
        blank: node('text', { doc: emptyRichText() }),
        unknown: node('acme/map', { href: '/' }),
      }),
    }),
  )
  expect(found.map(({ rule, severity, place }) => [rule, severity, place])).toEqual([
    ['alt-text', 'warning', { kind: 'block', id: 'bare' }],
    ['empty-block', 'warning', { kind: 'block', id: 'none' }],
    ['empty-block', 'warning', { kind: 'block', id: 'blank' }],
  ])
})

it('puts what must be mended before what could be better', () => {
  const found = checkPage(
    subjectOf({
      document: pageOf({ none: node('image'), dead: node('button', { href: '/gone' }) }),
      unreadablePosts: [{ id: 'p', caption: 'A demo' }],
    }),
  )
  expect(found.map(({ severity }) => severity)).toEqual(['error', 'warning', 'warning'])
  expect(found.at(-1)?.place).toEqual({ kind: 'post', id: 'p' })
})

it('reads links of every kind, and their paths', () => {
  const page = pageOf({
    a: node('link-list', { links: [{ label: 'One', href: '/one' }] }),
    b: node('text', { doc: { root: { type: 'autolink', url: 'https://example.com' } } }),
  })
  expect(linksOf(page)).toEqual([
    { nodeId: 'a', href: '/one' },
    { nodeId: 'b', href: 'https://example.com' },
  ])
  expect(['/a/?b=1#c', '/', '#here', 'mailto:a@example.com'].map(ownPathOf)).toEqual([
    '/a',
    '/',
    null,
    null,
  ])
})
