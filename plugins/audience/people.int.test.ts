import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { knownPeople } from '@/plugins/audience/testing/known-people'
import type { PeoplePage, PersonNote } from '@/src/core/contracts/audience/people'
import { slugs } from '@/src/core/slugs'
import { moveRecordsByEmail } from '@/src/server/accounts/records-by-email'
import { withTx } from '@/src/server/transaction'
import { createStaff, createVisitor } from '@/src/testing/factories'
import { createMembership, createTier } from '@/src/testing/posts'
import { readWhole, statementsOf } from '@/src/testing/query-plans'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

type Known = Awaited<ReturnType<typeof knownPeople>>

let luna: Known
let kito: Known

beforeAll(async () => {
  luna = await knownPeople(payload, 'Luna')
  kito = await knownPeople(payload, 'Kito')
})

const list = async (site: Known, query = '') => {
  const { json, status, text } = await site.ask<PeoplePage>('GET', `/people?${query}`)
  expect(status, text).toBe(200)
  return json
}

describe('the people of a site', () => {
  it('are one each, however they are known, with what they did', async () => {
    const album = await luna.sell({ priceMinor: 900 })
    const ana = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
    const tier = await createTier(payload, luna.profile.id, 'Gold', 500)
    await createMembership(payload, luna.profile.id, ana.id, tier)
    await luna.buy(album, ana.email)
    await luna.join(ana.email)
    await luna.buy(album, 'buyer@example.com')
    await luna.join('listed@example.com', { firstName: 'Lina' })
    // An address that never paid gets no row.
    await luna.checkout([luna.item(album)], { email: 'window@example.com' })
    await kito.join(ana.email)

    const { people, total } = await list(luna)
    const byEmail = new Map(people.map((person) => [person.email, person]))
    expect([total, people.length]).toEqual([byEmail.size, byEmail.size])
    expect(byEmail.get(ana.email)).toMatchObject({
      name: 'Ada Fan',
      hasAccount: true,
      tier: 'Gold',
      orders: 1,
      spentMinor: 900,
      lists: 1,
    })
    expect(byEmail.get('buyer@example.com')).toMatchObject({ orders: 1, hasAccount: false })
    expect(byEmail.get('listed@example.com')).toMatchObject({ name: 'Lina', orders: 0, lists: 1 })
    expect(byEmail.has('window@example.com')).toBe(false)
    expect((await list(kito)).people.map(({ email }) => email)).toEqual(
      expect.arrayContaining([ana.email]),
    )
    expect((await list(kito)).people).toHaveLength(2)
  })

  it('are found by name and address, without accents, and by what they did', async () => {
    await luna.join('zoe@example.com', { firstName: 'Zoë' })
    const emails = async (query: string) =>
      (await list(luna, query)).people.map(({ email }) => email)
    expect(await emails('words=zoe')).toEqual(['zoe@example.com'])
    expect(await emails('words=ZOE+example')).toEqual(['zoe@example.com'])
    expect(await emails('words=%25')).toEqual([])
    expect(await emails('segment=buyers&words=zoe')).toEqual([])
    expect(await emails('segment=listed&words=zoe')).toEqual(['zoe@example.com'])
    const theirs = await kito.segment([{ kind: 'list', is: true, listId: null }])
    expect(await emails(`segment=${theirs}`)).toEqual([])
  })

  it('come in pages, each once', async () => {
    for (let index = 0; index < 60; index += 1) {
      await kito.join(`page${index}@example.com`)
    }
    const first = await list(kito, 'words=page')
    expect([first.people.length, first.total]).toEqual([50, 60])
    const second = await list(kito, `words=page&after=${first.next}`)
    expect([second.people.length, second.next, second.total]).toEqual([10, null, null])
    const all = [...first.people, ...second.people].map(({ id }) => id)
    expect(new Set(all).size).toBe(60)
    const { text } = await rest('GET', `/api/profiles/${kito.profile.id}/people.csv?words=page`, {
      token: kito.owner.token,
    })
    expect(text.trim().split('\r\n')).toHaveLength(61)
  })

  it.each(['', 'words=zoe', 'segment=buyers', 'segment=away', 'segment=members', 'segment=listed'])(
    'are read by indexes (%s)',
    async (query) => {
      const statements = await statementsOf(() => list(luna, query))
      expect(await readWhole(statements)).toEqual([])
    },
  )

  it('are gone with the last row that names them, and their names with the rows that say them', async () => {
    const { id } = await luna.join('gone@example.com', { firstName: 'Gone' })
    const message = await payload.create({
      collection: slugs.contactMessages,
      data: { profile: luna.profile.id, name: 'G. One', email: 'gone@example.com', message: 'Hi' },
    })
    const nameNow = async () =>
      (await list(luna, 'words=gone@example.com')).people.map(({ name }) => name)
    expect(await nameNow()).toEqual(['Gone'])
    await payload.delete({ collection: slugs.subscribers, id })
    await payload.update({
      collection: slugs.contactMessages,
      id: message.id,
      data: { message: 'Ho' },
    })
    expect(await luna.personId('gone@example.com')).not.toBeNull()
    await payload.delete({ collection: slugs.contactMessages, id: message.id })
    expect(await luna.personId('gone@example.com')).toBeNull()
  })

  it('lose what a list called them when they leave it', async () => {
    await luna.join('leaver@example.com', { firstName: 'Leaver' })
    const personId = await luna.personId('leaver@example.com')
    const { status } = await luna.ask('POST', `/people/${personId}/unsubscribe`)
    expect(status).toBe(204)
    const [person] = (await list(luna, 'words=leaver@')).people
    expect(person).toMatchObject({ name: '', lists: 0, hasLeft: true })
  })
})

describe('notes', () => {
  const noteOf = async (email: string, text = 'Met in Leeds') => {
    const personId = await luna.personId(email)
    const { json, status } = await luna.ask<PersonNote>('POST', `/people/${personId}/notes`, {
      text,
    })
    expect(status).toBe(200)
    return { personId, noteId: json.id }
  }
  const notes = () =>
    rowsOf<{ text: string; email: string }>(
      payload,
      sql`select text, email from person_notes join people on people.id = person_id order by text`,
    )

  it('are of the team, dated, and can be deleted', async () => {
    await luna.join('noted@example.com')
    const { personId, noteId } = await noteOf('noted@example.com')
    expect((await luna.ask('POST', `/people/${personId}/notes`, { text: '  ' })).status).toBe(400)
    const other = await luna.personId(luna.visitor.email)
    const at = `/people/${personId}/notes/${noteId}`
    expect((await luna.ask('DELETE', `/people/${other}/notes/${noteId}`)).status).toBe(404)
    expect((await luna.ask('DELETE', at)).status).toBe(204)
    expect((await luna.ask('DELETE', at)).status).toBe(404)
  })

  it('go when the person deletes their account', async () => {
    const ada = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
    await luna.join(ada.email)
    await noteOf(ada.email, 'Deleted soon')
    expect((await notes()).map(({ text }) => text)).toContain('Deleted soon')
    const { json: copy } = await luna.call<{ notesAboutYou: { text: string }[] }>(
      'GET',
      '/api/accounts/me/export',
      { token: ada.token },
    )
    expect(copy.notesAboutYou).toMatchObject([{ text: 'Deleted soon' }])
    const deleted = await luna.call('DELETE', '/api/accounts/me', {
      token: ada.token,
      body: { password: 'test-password-1' },
    })
    expect(deleted.status, deleted.text).toBe(204)
    expect(await luna.personId(ada.email)).toBeNull()
    expect((await notes()).map(({ text }) => text)).not.toContain('Deleted soon')
  })

  it('come along to a new address', async () => {
    const ada = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
    await luna.join(ada.email)
    await noteOf(ada.email, 'Moves')
    const req = await createLocalReq({}, payload)
    await withTx(req, async () => {
      await moveRecordsByEmail(req, {
        profileId: luna.profile.id,
        former: ada.email,
        email: 'moved@example.com',
      })
      await payload.db.updateOne({
        collection: slugs.publicAccounts,
        id: ada.id,
        data: { email: 'moved@example.com' },
        req,
      })
    })
    expect(await notes()).toContainEqual({ text: 'Moves', email: 'moved@example.com' })
    expect(await luna.personId(ada.email)).toBeNull()
  })
})

it('lose a tag that is taken off, by who looks after the audience', async () => {
  await luna.join('tagged@example.com')
  const personId = await luna.personId('tagged@example.com')
  await payload.db.pool.query(`update people set tags = '["vip", "b"]' where id = $1`, [personId])
  const untag = async (by?: string, site = luna) =>
    (await site.ask('POST', `/people/${personId}/untag`, { tag: ' VIP ' }, by)).status
  const tags = async () => {
    const { json } = await luna.ask<{ person: { tags: string[] } }>(
      'GET',
      `/people/${personId}/export.json`,
    )
    return json.person.tags
  }
  const { token } = await createStaff(payload, { [luna.profile.id]: 'editor' })
  expect([await untag(token), await untag(undefined, kito), await tags()]).toEqual([
    403,
    404,
    ['vip', 'b'],
  ])
  expect([await untag(), await untag(), await tags()]).toEqual([204, 204, ['b']])
})

it('are nothing to another site, whichever call is made', async () => {
  await luna.join('private@example.com')
  const personId = await luna.personId('private@example.com')
  const foreign = kito.owner.token
  const noteId = personId
  const calls: [string, string, unknown?][] = [
    ['GET', '/people'],
    ['GET', '/people.csv'],
    ['GET', `/people/${personId}/export.json`],
    ['GET', `/people/${personId}/export.csv`],
    ['POST', `/people/${personId}/notes`, { text: 'Mine' }],
    ['DELETE', `/people/${personId}/notes/${noteId}`],
    ['POST', `/people/${personId}/untag`, { tag: 'vip' }],
    ['POST', `/people/${personId}/unsubscribe`],
  ]
  for (const [method, path, body] of calls) {
    // At their site, and at the own one with the other's person.
    expect([path, (await luna.ask(method, path, body, foreign)).status]).toEqual([path, 404])
    if (path.includes('/people/')) {
      expect([path, (await kito.ask(method, path, body)).status]).toEqual([path, 404])
    }
  }
  const mine = await luna.ask<Record<string, unknown>>('GET', `/people/${personId}/export.json`)
  expect(mine.json).toMatchObject({
    person: { email: 'private@example.com' },
    lists: [{ list: 'News', status: 'confirmed' }],
    notes: [],
  })
})
