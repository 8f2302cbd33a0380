import { describe, expect, it } from 'vitest'
import { blockSchemas } from '@/blocks/_generated/schemas'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import { checkSubtree } from '@/src/core/page-document/subtree'
import { firstHome } from '@/src/core/page-document/templates/first-home'
import {
  pageFromTemplate,
  pageTemplateIds,
  pageTemplates,
} from '@/src/core/page-document/templates/pages'
import { readyMadeSections } from '@/src/core/page-document/templates/sections'
import { bareText, type SiteText } from '@/src/core/page-document/templates/site-text'
import { subtreeOf } from '@/src/core/page-document/templates/sketch'
import { addressProblem } from '@/src/core/urls/page-address'

const picture = '11111111-1111-4111-8111-111111111111'
const rich: SiteText = {
  name: 'Luna Vale',
  tagline: 'Songs for the last ferry home.',
  widePicture: picture,
  portrait: picture,
  release: { id: 'r1', title: 'x'.repeat(200), href: `/products/${picture}`, cover: picture },
  show: {
    title: 'Harbour',
    href: `/events/${picture}`,
    place: 'Hull',
    startsAt: '2096-12-04T20:00:00Z',
  },
  hasFeatured: true,
  hasMerch: true,
  links: [{ label: 'Listen', href: '/products?category=Music' }],
}
const bare = bareText({ name: 'Newcomer', tagline: '' })

describe.each([
  ['with music, shows and pictures', rich],
  ['with nothing but a name', bare],
])('for a site %s', (_, words) => {
  it.each(pageTemplateIds)('the template %s is a whole page of known blocks', (id) => {
    const page = pageFromTemplate(id, words)
    const checked = checkDocument(page, blockSchemas)
    expect(checked).toEqual({ document: page, notes: [] })
    expect(addressProblem(pageTemplates[id].address)).toBeNull()
  })

  it.each(readyMadeSections)('the section $id could stand on any page', ({ build }) => {
    expect(checkSubtree(subtreeOf(build(words)), blockSchemas)).toHaveProperty('subtree')
  })

  it('the first home page says the name, and is whole', () => {
    const page = firstHome(words)
    expect(checkDocument(page, blockSchemas)).toEqual({ document: page, notes: [] })
    expect(JSON.stringify(page)).toContain(words.name)
  })
})

it('shows on the first home page what is uploaded later, too', () => {
  const types = Object.values(firstHome(bare).nodes).map(({ type }) => type)
  expect(types).toEqual(
    expect.arrayContaining([
      'social-icons',
      'membership-section',
      'featured-music',
      'upcoming-events',
      'email-list',
    ]),
  )
})

it('never asks the owner for words on the home page that visitors see at once', () => {
  for (const words of [rich, bare, { ...rich, hasFeatured: false }]) {
    expect(JSON.stringify(firstHome(words))).not.toMatch(/Say |Write about|Name and address/)
  }
})
