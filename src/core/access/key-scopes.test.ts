import { expect, it } from 'vitest'
import { keyScopes, scopeFor, scopesAllow, scopeWords } from '@/src/core/access/key-scopes'
import { roleAllows, subjects } from '@/src/core/access/site-roles'

const rights = ['read', 'change'] as const

it('gives no key what is about money, people who work here, addresses, everything at once, or keys', () => {
  for (const subject of [
    'payouts',
    'team',
    'domains',
    'takeAlong',
    'keys',
    'auditLog',
    'moveIn',
    'webhooks',
    'automations',
  ] as const) {
    expect([subject, ...rights.map((right) => scopesAllow(keyScopes, subject, right))]).toEqual([
      subject,
      false,
      false,
    ])
  }
})

it('gives no scope more than an admin of the site has', () => {
  for (const scope of keyScopes) {
    const given = subjects.flatMap((subject) =>
      rights
        .filter((right) => scopesAllow([scope], subject, right))
        .map((right) => [scope, subject, right, roleAllows('admin', subject, right)]),
    )
    expect(given.filter(([, , , isAllowed]) => !isAllowed)).toEqual([])
  }
})

it('lets what reads change nothing', () => {
  for (const scope of keyScopes.filter((each) => each.startsWith('read:'))) {
    expect(subjects.filter((subject) => scopesAllow([scope], subject, 'change'))).toEqual([])
  }
})

it('names the scope that a call needs', () => {
  expect(scopeFor('products', 'read')).toBe('read:catalog')
  expect(scopeFor('products', 'change')).toBe('write:catalog')
  expect(scopeFor('orders', 'change')).toBe('ship:orders')
  expect(scopeFor('refunds', 'change')).toBe('refund:orders')
  expect(scopeFor('payouts', 'read')).toBeUndefined()
})

it('says each in a sentence', () => {
  expect(keyScopes.filter((scope) => !/^[A-Z].*\.$/.test(scopeWords(scope).may))).toEqual([])
})
