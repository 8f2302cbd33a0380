import { describe, expect, it } from 'vitest'
import { placeEntries } from '@/plugins/studio/find/place-entries'
import { type Sight, shownSections } from '@/plugins/studio/nav/shown-sections'
import { sections } from '@/plugins/studio/places'
import { rateEntries } from '@/src/admin/ui/palette/rate-entries'
import { roleAllows, type SiteRole } from '@/src/core/access/site-roles'

const places = sections.flatMap((section) => section.places)
type Given = { profileId?: string | null; isOnline?: boolean }

/** All lists are open, as Payload's rights are tested elsewhere: what is left out is left out by role. */
function entriesOf(role: SiteRole, { profileId = 'luna', isOnline = true }: Given = {}) {
  const sight: Sight = {
    collections: new Map(places.flatMap(({ collection: slug }) => (slug ? [[slug, slug]] : []))),
    screens: new Set(places.flatMap(({ path = [] }) => path)),
    maySee: (subject) => !subject || (subject !== 'platform' && roleAllows(role, subject, 'read')),
    adminPath: '/admin',
  }
  return placeEntries(shownSections(sight, { segments: [] }), [], {
    adminPath: '/admin',
    apiPath: '/api',
    profileId,
    isOnline,
    may: (subject, right) => roleAllows(role, subject, right),
  })
}

const doneBy = (role: SiteRole, given?: Given) =>
  entriesOf(role, given).flatMap(({ group, title }) => (group === 'Do' ? [title] : []))

const ofEditors = [
  'View my site',
  'New page',
  'New release',
  'New merch item',
  'New show',
  'New tour',
  'New post',
  'New membership tier',
  'Log out',
]

const ofAdmins = [
  ...ofEditors,
  'Import shows',
  'Take my site offline',
  'Export numbers as CSV',
  'New download codes',
  'Export people as CSV',
  'New segment',
  'Write a newsletter',
  'New email list',
  'Export sales as CSV',
  'New discount code',
  'New shipping price',
  'New tax',
  'Import from another service',
]

describe('what can be done', () => {
  it.each<[SiteRole, string[]]>([
    ['owner', [...ofAdmins, 'Invite somebody', 'Export everything']],
    ['admin', ofAdmins],
    ['editor', ofEditors],
    ['fulfiller', ['View my site', 'Log out']],
    ['moderator', ['View my site', 'Log out']],
  ])('is what the role of %s allows', (role, expected) => {
    expect(doneBy(role).toSorted()).toEqual(expected.toSorted())
  })

  it('is to put a site online while it is not', () => {
    const offline = doneBy('owner', { isOnline: false })
    expect(offline).toContain('Put my site online')
    expect(offline).not.toContain('Take my site offline')
  })

  it('is nothing that needs a site, without one', () => {
    expect(doneBy('owner', { profileId: null })).not.toContain('New release')
  })

  it.each([
    ['album', 'New release'],
    ['gig', 'New show'],
    ['coupon', 'New discount code'],
    ['invite', 'Invite somebody'],
    ['launch', 'Put my site online'],
    ['sign out', 'Log out'],
    ['write news', 'New post'],
    ['backup', 'Export everything'],
    ['accountant', 'Export sales as CSV'],
    ['shirt', 'New merch item'],
  ])('is found by %s, as %s', (typed, title) => {
    const found = rateEntries(entriesOf('owner', { isOnline: false }), typed)
    expect(found.map((entry) => entry.title)).toContain(title)
  })

  it('has a way each', () => {
    const ways = new Map(entriesOf('owner').map(({ title, way }) => [title, way]))
    expect(ways.get('New release')).toEqual({
      post: '/api/profiles/luna/releases',
      body: {},
      at: '/admin/music',
    })
    expect(ways.get('New page')).toEqual({ href: '/admin/collections/pages/create' })
    expect(ways.get('New tour')).toEqual({ href: '/admin/shows/tour' })
    expect(ways.get('View my site')).toEqual({
      outside: '/api/profiles/luna/site',
      isFile: false,
    })
    expect(ways.get('Take my site offline')).toEqual({
      post: '/api/profiles/luna/online',
      body: { isOnline: false },
      at: null,
    })
  })
})
