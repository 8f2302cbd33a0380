import { describe, expect, it } from 'vitest'
import { collections } from '@/collections'
import { slugs } from '@/src/core/slugs'
import { foldText } from '@/src/core/text/fold-text'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

const foldedByDatabase = async (texts: readonly string[]) => {
  const query =
    'select fold_text(each) as folded from unnest($1::text[]) with ordinality as t (each, n) order by n'
  const { rows } = await payload.db.pool.query<{ folded: string }>(query, [texts])
  return rows.map(({ folded }) => folded)
}

it('is folded by the database as words that are looked for are', async () => {
  const ranges = [
    [0x20, 0x52f],
    [0x5d0, 0x64a],
    [0x900, 0x97f],
    [0x1e00, 0x1fff],
    [0x2010, 0x2040],
    [0x3040, 0x30ff],
    [0xac00, 0xac80],
    [0xff01, 0xffee],
  ] as const
  const letters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => `a${String.fromCodePoint(from + index)}z`),
  )
  const words = [
    'Björk',
    'O’Brien',
    'ΟΔΥΣΣΕΥΣ',
    'Straße',
    'Ｗｉｄｅ “Łódź” — Ænima',
    'İstanbul',
    '',
  ]
  const texts = [...letters, ...words]
  expect(await foldedByDatabase(texts)).toEqual(texts.map(foldText))
})

it('is written by a trigger, and found by an index, wherever a list searches in it', async () => {
  const tables = collections
    .filter(({ fields }) => fields.some((field) => 'name' in field && field.name === 'searchText'))
    .map(({ slug }) => slug.replaceAll('-', '_'))
  expect(tables.length).toBeGreaterThan(5)
  const { rows } = await payload.db.pool.query<{ table: string }>(
    `select relname as table from pg_trigger join pg_class on pg_class.oid = tgrelid
      join pg_indexes on tablename = relname and indexname = relname || '_search_idx'
      where tgname = relname || '_search_text'`,
  )
  expect(rows.map(({ table }) => table).sort()).toEqual(tables.sort())
})

type Found = { docs: { firstName?: string }[] }

describe('a list of the admin', () => {
  const add = async (profile: string, firstName: string, lastName: string) => {
    const list = await payload.create({
      collection: slugs.emailLists,
      data: { profile, name: 'News' },
    })
    const email = `${foldText(firstName)}@example.com`
    const data = {
      profile,
      list: list.id,
      email,
      firstName,
      lastName,
      status: 'confirmed' as const,
    }
    return payload.create({ collection: slugs.subscribers, data })
  }
  const found = async (path: string, words: string) => {
    const query = new URLSearchParams({ [`where[or][0][${path}][like]`]: words, depth: '0' })
    const place = path === 'searchText' ? slugs.subscribers : slugs.memberships
    const { json, status } = await rest<Found>('GET', `/api/${place}?${query}`, {
      token: luna.owner.token,
    })
    expect(status).toBe(200)
    return json.docs.map(({ firstName }) => firstName)
  }

  it('finds people however their names are written, and nobody of another artist', async () => {
    await add(luna.profile.id, 'Björk', 'O’Brien')
    await add(luna.profile.id, 'Zoë', 'Smith')
    await add(kito.profile.id, 'Björn', 'Else')
    for (const words of ['bjork', 'BJÖRK', "o'brien", 'OBrien bjork', 'BJORK@EXAMPLE']) {
      expect(await found('searchText', words), words).toEqual(['Björk'])
    }
    expect(await found('searchText', 'else')).toEqual([])
  })

  it('follows a change that no hook sees', async () => {
    const { id } = await add(luna.profile.id, 'Old', 'Name')
    await payload.db.pool.query('update subscribers set first_name = $1 where id = $2', [
      'Ünal',
      id,
    ])
    expect(await found('searchText', 'unal')).toEqual(['Ünal'])
  })

  it('finds members by their accounts', async () => {
    const tier = await payload.create({
      collection: slugs.membershipTiers,
      data: { profile: luna.profile.id, name: 'Tier', isActive: true } as never,
    })
    await payload.create({
      collection: slugs.memberships,
      data: {
        profile: luna.profile.id,
        account: luna.visitor.id,
        tier: tier.id,
        interval: 'none',
        status: 'active',
      } as never,
    })
    expect(await found('account.searchText', 'ÁDA')).toHaveLength(1)
    expect(await found('account.searchText', 'eve')).toHaveLength(0)
  })
})
