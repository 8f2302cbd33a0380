import { expect, it } from 'vitest'
import { roleAllows, roleWords, siteRoles, subjects } from '@/src/core/access/site-roles'

const may = (role: (typeof siteRoles)[number], right: 'read' | 'change') =>
  subjects.filter((subject) => roleAllows(role, subject, right))

it('lets who may change something read it, and those without a role do nothing', () => {
  for (const role of siteRoles) {
    expect(may(role, 'read')).toEqual(expect.arrayContaining(may(role, 'change')))
  }
  expect(subjects.filter((subject) => roleAllows(null, subject, 'read'))).toEqual([])
})

it('keeps team, payouts and the file with everything for the owner', () => {
  expect(subjects.filter((subject) => !may('admin', 'change').includes(subject))).toEqual([
    'payouts',
    'team',
    'takeAlong',
    'auditLog',
  ])
  // There is nothing to change of the log.
  expect(may('owner', 'change')).toHaveLength(subjects.length - 1)
  expect(may('admin', 'read')).not.toContain('takeAlong')
})

it('lets the others do what their sentence says', () => {
  expect(may('editor', 'change')).toEqual([
    'pages',
    'media',
    'posts',
    'products',
    'shows',
    'tiers',
    'emails',
  ])
  expect(may('fulfiller', 'change')).toEqual(['orders', 'tickets'])
  expect(may('moderator', 'change')).toEqual(['comments', 'messages'])
  expect(siteRoles.map((role) => roleWords[role].may.length > 20)).not.toContain(false)
})
