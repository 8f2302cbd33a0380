import { expect, it } from 'vitest'
import { checkPage } from '@/plugins/visual-editor/publish-check/check-page'
import { linksOf, ownPathOf } from '@/plugins/visual-editor/publish-check/links'
import {
  node,
  pageOf,
  subjectOf,
  words,
} from '@/plugins/visual-editor/publish-check/testing/subject-of'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { emptyRichText } from '@/src/core/rich-text'
import { themePresets } from '@/src/core/theme/theme-presets'

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
        fineWhole: node('button', { label: 'About', href: 'https://ada.test/about/' }),
        dead: node('button', { label: 'Tour', href: '/tour' }),
        deadWhole: node('button', { label: 'Tour', href: 'https://Ada.Example.com:3000/tour' }),
        unsafe: node('button', { label: 'Run', href: 'about:blank' }),
        words: node('text', { doc: linked }),
      }),
      theme: {
        colors: themePresets.paper.colors,
        headerLinks: ['Shop', 'Buy'].map((label) => ({ label, href: 'http://ada.test/shop/' })),
      },
    }),
  )
  expect(found.map(({ rule, severity, place }) => [rule, severity, place])).toEqual([
    ['dead-link', 'error', { kind: 'block', id: 'dead', prop: 'href' }],
    ['dead-link', 'error', { kind: 'block', id: 'deadWhole', prop: 'href' }],
    ['dead-link', 'error', { kind: 'block', id: 'unsafe', prop: 'href' }],
    ['dead-link', 'error', { kind: 'block', id: 'words', prop: 'doc' }],
    ['dead-link', 'error', { kind: 'theme', link: 'Shop http://ada.test/shop/ 0' }],
    ['dead-link', 'error', { kind: 'theme', link: 'Buy http://ada.test/shop/ 0' }],
  ])
  expect(found[0]?.message).toBe('A link here leads to /tour, but your site has no such page.')
})

it('stops links to places that the page does not have', () => {
  const link = (href: string) => node('button', { label: 'Go', href })
  const document = pageOf({
    dates: { ...node('container', {}, []), anchor: 'tour' },
    fine: link('#tour'),
    fineWhole: link('https://ada.test/about#tour'),
    top: link('#top'),
    frame: link('#content'),
    other: link('/products#nowhere'),
    dead: link('#dates'),
    deadWhole: link('/about/#Tour'),
  })
  const theme = {
    ...subjectOf().theme,
    headerLinks: [
      { label: 'Tour', href: '#tour' },
      { label: 'Shows', href: '#shows' },
    ],
  }
  const found = checkPage(subjectOf({ document, theme })).filter(({ rule }) => rule === 'dead-link')
  expect(found.map(({ message, place }) => [message, place])).toEqual([
    [
      'A link here leads to #dates, but no block on this page has this name for links.',
      { kind: 'block', id: 'dead', prop: 'href' },
    ],
    [
      'A link here leads to #Tour, but no block on this page has this name for links.',
      { kind: 'block', id: 'deadWhole', prop: 'href' },
    ],
    [
      '“Shows” in the header leads to #shows, but no block on this page has this name for links. Put the address of its page before the #.',
      { kind: 'theme', link: 'Shows #shows 0' },
    ],
  ])
})

it('tells of a link that it leads to a page which is not live', () => {
  const theme = { ...subjectOf().theme, headerLinks: [{ label: 'Shows', href: '/tour' }] }
  const document = pageOf({ dead: node('button', { label: 'Go', href: 'https://ada.test/tour/' }) })
  const drafts = new Map([['/tour', 'Tour']])
  expect(checkPage(subjectOf({ document, theme, drafts })).map(({ message }) => message)).toEqual([
    'A link here leads to “Tour”, which is not published yet.',
    '“Shows” in the header leads to “Tour”, which is not published yet.',
  ])
})

it('stops a site without legal texts', () => {
  const legalTexts = [
    { title: 'Terms of Service', pageId: 't', problem: { kind: 'missing' } as const },
    { title: 'Cookie Policy', pageId: 'c', problem: { kind: 'hidden', blockId: 'w' } as const },
    { title: 'Privacy Policy', pageId: null, problem: null },
  ]
  const found = checkPage(subjectOf({ legalTexts }))
  expect(found.map(({ rule, severity }) => [rule, severity])).toEqual(
    legalTexts.map(() => ['legal-text', 'error']),
  )
  expect(found.map(({ message, place }) => [message, place])).toEqual([
    ['Your Terms of Service has no text yet.', { kind: 'page', id: 't' }],
    ['The text of your Cookie Policy is hidden on some screens.', { kind: 'page', id: 'c' }],
    [
      'Your site has no Privacy Policy, which the footer of every page links to.',
      { kind: 'pages' },
    ],
  ])
})

it('stops a legal page that would lose its text, and shows where that belongs', () => {
  const own = (textId: string | null) => ({
    legalTexts: [
      {
        title: 'Cookie Policy',
        pageId: 'c',
        problem: { kind: 'missing' } as const,
        own: { textId },
      },
    ],
    document: pageOf({ words: node('text', { doc: emptyRichText() }) }),
  })
  const [found, ...more] = checkPage(subjectOf(own('words')))
  expect(found).toMatchObject({
    rule: 'legal-text',
    severity: 'error',
    message: 'This page has no text. The law asks for it, so write it before the page goes live.',
    place: { kind: 'block', id: 'words' },
  })
  expect(more).toEqual([])
  expect(checkPage(subjectOf(own(null)))[0]?.place).toEqual({ kind: 'add' })
})

it('stops a legal page whose text is hidden somewhere, and shows the block that hides it', () => {
  const problem = { kind: 'hidden', blockId: 'box' } as const
  const own = { textId: 'words' }
  const legalTexts = [{ title: 'Cookie Policy', pageId: 'c', problem, own }]
  expect(checkPage(subjectOf({ legalTexts }))).toEqual([
    {
      rule: 'legal-text',
      severity: 'error',
      message: ownerMessages.pages.hiddenLegalText,
      place: { kind: 'block', id: 'box', prop: 'showOn' },
    },
  ])
})

it('says what visitors see and can do nothing with', () => {
  const found = checkPage(
    subjectOf({
      document: pageOf({
        nowhere: node('button', { label: 'Listen' }),
        mute: node('button', { label: ' ', href: '/' }),
        more: node('modal'),
        rows: node('link-list', { links: [{ label: 'Home', href: '/' }, { label: 'Lost' }] }),
        gone: node('release', { release: 'deleted' }),
        words: node('text', { doc: words }),
      }),
      unseen: new Set(['gone']),
    }),
  )
  expect(found.map(({ place, message }) => ['id' in place && place.id, message])).toEqual([
    ['gone', 'This block is empty. Visitors do not see it.'],
    ['nowhere', 'This button leads nowhere.'],
    ['mute', 'This button says nothing.'],
    ['more', 'What this button opens is empty.'],
    ['rows', 'A link here lacks a name or an address. Visitors do not see it.'],
  ])
})

it.each([
  ['#101010', 'error'],
  ['#6a6a6a', 'warning'],
])('says that words in %s on black are hard to read', (text, severity) => {
  const colors = { ...themePresets.neon.colors, background: '#000000', text }
  const found = checkPage(subjectOf({ theme: { colors, headerLinks: [] } }))
  expect(found).toMatchObject([
    { rule: 'contrast', severity, place: { kind: 'theme', color: 'text' } },
  ])
})

it('says that a main colour cannot be seen on the background, and lets it go live', () => {
  const { background, text } = themePresets.midnight.colors
  const colors = { background, text, primary: background, textPrimary: text }
  expect(checkPage(subjectOf({ theme: { colors, headerLinks: [] } }))).toEqual([
    {
      rule: 'contrast',
      severity: 'warning',
      message: 'Primary on background is hard to see: the contrast is 1 to 1, and 3 is needed.',
      place: { kind: 'theme', color: 'primary' },
    },
  ])
})

it('asks for words for pictures that have none, and names what is empty', () => {
  const found = checkPage(
    subjectOf({
      document: pageOf({
        described: node('image', { media: 'described' }),
        here: node('image', { media: 'other', alt: 'A lake' }),
        bare: node('image', { media: 'other' }),
        shown: node('gallery', { pictures: ['described', 'other', 'another', 'gone'] }),
        none: node('image'),
        blank: node('text', { doc: emptyRichText() }),
        unknown: node('acme/map', { href: '/' }),
      }),
    }),
  )
  expect(found.map(({ rule, severity, place }) => [rule, severity, place])).toEqual([
    ['alt-text', 'warning', { kind: 'block', id: 'bare', prop: 'alt', picture: 'other' }],
    ['alt-text', 'warning', { kind: 'block', id: 'shown', prop: 'pictures', picture: 'other' }],
    ['empty-block', 'warning', { kind: 'block', id: 'none' }],
    ['empty-block', 'warning', { kind: 'block', id: 'blank' }],
  ])
  expect(found.slice(0, 2).map(({ message }) => message)).toEqual([
    "“lake.jpg” has no description for people who can't see it.",
    "“lake.jpg” and 1 more here have no description for people who can't see them.",
  ])
})

it('puts what must be mended before what could be better', () => {
  const found = checkPage(
    subjectOf({
      document: pageOf({ none: node('image'), dead: node('button', { href: '/gone' }) }),
      unreadablePosts: [{ id: 'p', caption: 'A demo', hasTiers: false }],
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
    { nodeId: 'a', prop: 'links', href: '/one' },
    { nodeId: 'b', prop: 'doc', href: 'https://example.com' },
  ])
  const pathOf = (href: string) => ownPathOf(href, new Set(['ada.test']))
  expect(['/a/?b=1#c', '/', '#here', 'mailto:a@example.com'].map(pathOf)).toEqual([
    '/a',
    '/',
    null,
    null,
  ])
  expect(['//', '///', '//[', '//example.com/a', '/\\example.com'].map(pathOf)).toEqual(
    Array.from({ length: 5 }, () => null),
  )
})
