import { describe, expect, it } from 'vitest'
import { otherLists, type Sight, shownSections } from '@/plugins/studio/nav/shown-sections'
import { sections } from '@/plugins/studio/places'
import { merchPath } from '@/src/admin/studio-paths'
import { roleAllows, type SiteRole, siteRoles } from '@/src/core/access/site-roles'
import { slugs } from '@/src/core/slugs'

const all = sections.flatMap(({ places }) => places.flatMap(({ collection = [] }) => collection))
const artist: Sight = {
  collections: new Map(all.map((slug) => [slug, slug])),
  screens: new Set(['/', '/account', '/numbers', '/payouts']),
  maySee: (subject) => subject !== 'platform',
  adminPath: '/admin',
}
const at = (path: string, category?: string) => ({
  segments: path.split('/').filter(Boolean),
  category,
})
const currentAt = (path: string, category?: string, sight = artist) =>
  shownSections(sight, at(path, category)).flatMap(({ id, isCurrent, places }) =>
    isCurrent ? [[id, ...places.filter((place) => place.isCurrent).map(({ label }) => label)]] : [],
  )

const seenAs = (role: SiteRole): Sight => ({
  ...artist,
  maySee: (subject) => !subject || (subject !== 'platform' && roleAllows(role, subject, 'read')),
})

describe('the entries', () => {
  it.each(siteRoles)('are at most nine for a role of %s, settings the last of them', (role) => {
    const shown = shownSections(seenAs(role), at('/'))
    expect(shown.length).toBeLessThanOrEqual(9)
    expect(shown.at(-1)?.id).toBe('settings')
  })

  it('are at most nine for those of the platform too', () => {
    expect(shownSections({ ...artist, maySee: () => true }, at('/')).length).toBeLessThanOrEqual(9)
  })
})

describe('where somebody is', () => {
  it.each([
    ['/', undefined, [['home', 'Overview']]],
    ['/numbers', undefined, [['home', 'Numbers']]],
    ['/collections/orders/1', undefined, [['orders', 'Orders']]],
    ['/collections/comments', undefined, [['posts', 'Comments']]],
    ['/collections/products', undefined, [['music', 'Music']]],
    ['/collections/products/1', 'Merch', [['music', 'Merch']]],
    ['/collections/products', 'Music', [['music', 'Music']]],
    ['/account', undefined, [['settings', 'My account']]],
    ['/collections/acme-dates', undefined, []],
    ['/numbersome', undefined, []],
  ])('is marked at %s of %s', (path, category, expected) => {
    expect(currentAt(path, category)).toEqual(expected)
  })
})

it('opens the form of the only site at once', () => {
  const settings = (sight: Sight) =>
    shownSections(sight, at('/'))
      .at(-1)
      ?.places.map(({ label, href }) => [label, href])[0]
  const list = ['Sites', `/admin/collections/${slugs.profiles}`]
  expect(settings(artist)).toEqual(list)
  expect(settings({ ...artist, onlySite: 'a' })).toEqual(['Site details', `${list[1]}/a`])
})

it('leads to the filtered list until there is a screen of its own', () => {
  const merch = (sight: Sight) =>
    shownSections(sight, at('/'))
      .flatMap(({ places }) => places)
      .find(({ label }) => label === 'Merch')
  expect(merch(artist)?.href).toMatch(/^\/admin\/collections\/products\?where.*=Merch$/)
  const withScreen = { ...artist, screens: new Set([...artist.screens, merchPath]) }
  expect(merch(withScreen)?.href).toBe('/admin/merch')
  expect(currentAt('/merch', undefined, withScreen)).toEqual([['music', 'Merch']])
})

it('shows only what somebody may open, and no section without any of it', () => {
  const helper: Sight = {
    ...artist,
    collections: new Map([[slugs.orders, 'Orders']]),
    maySee: (subject) => !subject || subject === 'orders',
  }
  const shown = shownSections(helper, at('/'))
  expect(shown.map(({ id, places }) => [id, places.length])).toEqual([
    ['home', 1],
    ['orders', 1],
    ['settings', 1],
  ])
  const platform = shownSections({ ...artist, maySee: () => true }, at('/'))
  const count = (list: typeof shown) => list.reduce((sum, { places }) => sum + places.length, 0)
  expect(count(platform)).toBeGreaterThan(count(shownSections(artist, at('/'))))
})

it('keeps a way to the lists of other plugins', () => {
  const sight = {
    ...artist,
    collections: new Map([...artist.collections, ['acme-dates', 'Dates']]),
  }
  expect(otherLists(sight, at('/collections/acme-dates'))).toEqual([
    { label: 'Dates', href: '/admin/collections/acme-dates', isCurrent: true },
  ])
})
