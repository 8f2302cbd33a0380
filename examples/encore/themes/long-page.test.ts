import { expect, it } from 'vitest'
import { blockSchemas } from '@/blocks/_generated/schemas'
import { theme } from '@/examples/encore/themes/long-page'
import { siteThemes } from '@/plugins/_kit/_generated/themes'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import { rootId } from '@/src/core/page-document/schema'
import { bareText, type SiteText } from '@/src/core/page-document/templates/site-text'

const bare = bareText({ name: 'Ada Moss', tagline: '' })
const busy: SiteText = {
  ...bare,
  tagline: 'Songs for the last ferry home.',
  release: { id: 'r1', title: 'Tides', href: '/products/r1', cover: 'c1' },
  show: {
    title: 'Harbour Lights',
    href: '/events/e1',
    place: 'Hull',
    startsAt: '2096-12-04T20:00:00.000Z',
  },
  hasFeatured: true,
  hasMerch: true,
}

const typesOf = (words: SiteText) => {
  const { nodes } = theme.home(words)
  return (nodes[rootId]?.children ?? []).map((id) => nodes[id]?.type)
}

it('is installed under its plugin’s name', () => {
  expect(siteThemes.get('encore/long-page')).toBe(theme)
})

it('puts everything an artist has below each other', () => {
  expect(typesOf(busy)).toEqual([
    'page-header',
    'container',
    'encore/countdown',
    'release',
    'featured-music',
    'tour-list',
    'featured-music',
    'email-list',
    'container',
    'footer',
  ])
})

it('counts down to the next show', () => {
  const clock = Object.values(theme.home(busy).nodes).find(
    ({ type }) => type === 'encore/countdown',
  )
  expect(clock?.props).toMatchObject({
    title: 'Harbour Lights, Hull',
    moment: '2096-12-04T20:00:00.000Z',
    href: '/events/e1',
  })
})

it('is whole for anyone who has nothing yet', () => {
  expect(typesOf(bare)).toEqual([
    'page-header',
    'container',
    'container',
    'email-list',
    'container',
    'footer',
  ])
  const page = theme.home(bare)
  expect(checkDocument(page, blockSchemas)).toEqual({ document: page, notes: [] })
})
