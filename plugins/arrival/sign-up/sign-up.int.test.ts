import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { setEnvironment } from '@/src/testing/environment'
import { createPlatformAdmin, createTenant, testPassword } from '@/src/testing/factories'
import { statementsOf } from '@/src/testing/query-plans'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const text = ownerMessages.arrival
let count = 0

beforeAll(async () => {
  await createPlatformAdmin(payload)
})
setEnvironment({ ARTIST_SIGNUP: 'open', RATE_LIMIT_FACTOR: '1' })

function artist() {
  count += 1
  return { name: 'Ada Moss', address: `ada-moss-${count}`, email: `ada${count}@example.com` }
}

const signUp = (body: object, host?: string) =>
  rest<{ code: string; errors?: { field: string; message: string }[] }>('POST', '/api/artists', {
    body,
    host,
    // Each from a place of their own: five an hour are too few for a test.
    headers: { 'x-client-ip': `10.0.0.${count}` },
  })

async function mailsTo(email: string) {
  const { docs } = await payload.find({
    collection: slugs.mailLog,
    where: { to: { equals: email } },
    sort: 'createdAt',
    showHiddenFields: true,
  })
  return docs
}

async function siteAt(address: string) {
  const { docs } = await payload.find({
    collection: slugs.profiles,
    where: { slug: { equals: address } },
    depth: 0,
  })
  return docs[0]
}

const secretIn = (text: string | null | undefined) =>
  /token=([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
const useLink = async (email: string, jwt?: string, which = -1, clientIp = '') =>
  rest<{ profileId: string }>('POST', '/api/team-invites/accept', {
    token: jwt,
    headers: { 'x-client-ip': clientIp },
    body: {
      token: secretIn((await mailsTo(email)).at(which)?.text),
      account: jwt ? undefined : { name: 'Ada Moss', password: testPassword },
    },
  })

describe('an artist who signs up', () => {
  it('has nothing before the mailed link is used, then a site that is not online', async () => {
    const ada = artist()
    expect((await signUp(ada)).status).toBe(204)
    expect(await siteAt(ada.address)).toBeUndefined()
    const mails = await mailsTo(ada.email)
    expect(mails).toMatchObject([{ kind: 'artist-sign-up', subject: 'Make your site' }])
    // The owner of that mailbox need not be the artist.
    expect(JSON.stringify(mails)).not.toContain(ada.name)

    expect((await useLink(ada.email)).status).toBe(200)
    const site = await siteAt(ada.address)
    expect(site).toMatchObject({ name: ada.name, isDefault: false })
    expect(site?.onlineSince ?? null).toBeNull()
    const { docs } = await payload.find({
      collection: slugs.users,
      where: { email: { equals: ada.email } },
      depth: 0,
    })
    expect(docs).toMatchObject([
      { role: 'owner', profiles: [{ profile: site?.id, role: 'owner' }] },
    ])
    expect((await useLink(ada.email)).status).toBe(400)
  })

  it('may have an address in any letters, and signs in with it', async () => {
    const ada = { ...artist(), email: 'ada@почта.рф' }
    const stored = 'ada@xn--80a1acny.xn--p1ai'
    expect((await signUp(ada)).status).toBe(204)
    expect((await useLink(stored)).status).toBe(200)
    for (const email of [ada.email, stored]) {
      const login = await rest('POST', '/api/users/login', {
        body: { email, password: testPassword },
      })
      expect(login.status, email).toBe(200)
    }
  })

  it('gets the same answer with an address that has an account, after the same statements', async () => {
    const luna = await createTenant(payload, 'Known')
    const tries: { answer: unknown; statements: string[]; mails: unknown }[] = []
    for (const email of [artist().email, luna.owner.email.toUpperCase(), artist().email]) {
      let answer: unknown
      const statements = await statementsOf(async () => {
        const { status, text, headers } = await signUp({ ...artist(), email })
        answer = [status, text, headers.has('set-cookie')]
      })
      const mails = await mailsTo(email.toLowerCase())
      tries.push({
        answer,
        statements: statements.map(({ text }) => text),
        mails: mails.map(({ kind, subject, text: words }) => [
          kind,
          subject,
          words?.replace(secretIn(words), ''),
        ]),
      })
    }
    expect(tries[1]).toEqual(tries[0])
    expect(tries[2]).toEqual(tries[0])
    expect(tries[0]?.answer).toEqual([204, '', false])
    expect(
      (await rest('GET', `/api/artists/address?address=ada-moss-${count}`)).json,
    ).toMatchObject({
      state: 'free',
    })

    // Who has an account makes the site with that.
    expect((await useLink(luna.owner.email)).status).toBe(400)
    const made = await useLink(luna.owner.email, luna.owner.token)
    expect(made.status).toBe(200)
  })

  it('may ask again: every link works, the first that is used ends the others', async () => {
    const ada = artist()
    await signUp(ada)
    await signUp({ ...artist(), email: ada.email })
    expect((await useLink(ada.email, undefined, 0)).status).toBe(200)
    expect((await useLink(ada.email)).status).toBe(400)
    expect(await siteAt(ada.address)).toBeTruthy()
  })

  it('has one site, of fifty times that two links are used at once', async () => {
    const ada = artist()
    await signUp(ada)
    await signUp({ ...artist(), email: ada.email })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        useLink(ada.email, undefined, index % 2, `10.1.0.${index}`),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(400)])
    const { docs } = await payload.find({
      collection: slugs.users,
      where: { email: { equals: ada.email } },
      depth: 0,
    })
    expect(docs.map(({ profiles }) => profiles?.length)).toEqual([1])
  })

  it('gets another address where somebody was faster', async () => {
    const [slow, fast] = [artist(), artist()]
    await signUp(slow)
    await signUp({ ...fast, address: slow.address })
    await useLink(fast.email)
    const { json } = await useLink(slow.email)
    const site = await payload.findByID({
      collection: slugs.profiles,
      id: json.profileId,
      depth: 0,
    })
    expect(site.slug).not.toBe(slow.address)
  })

  it('is told at the field what is wrong', async () => {
    const ada = artist()
    await signUp(ada)
    await useLink(ada.email)
    const fieldsOf = async (change: object) =>
      (await signUp({ ...artist(), ...change })).json.errors?.map(({ field }) => field)
    expect(await fieldsOf({ address: ada.address })).toEqual(['address'])
    expect(await fieldsOf({ address: 'admin' })).toEqual(['address'])
    expect(await fieldsOf({ address: 'two words' })).toEqual(['address'])
    expect(await fieldsOf({ name: '  ', email: 'x' })).toEqual(['name', 'email'])
    expect(await mailsTo(`ada${count}@example.com`)).toEqual([])
  })

  it('that fills in what people do not see gets nothing', async () => {
    const bot = { ...artist(), website: 'https://spam.example' }
    expect((await signUp(bot)).status).toBe(204)
    expect(await mailsTo(bot.email)).toEqual([])
  })

  it('may try a few times an hour', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await signUp({ name: '' })).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  it.each(['invite', 'off'])('is turned away where sign-up is %s', async (how) => {
    setEnvironment({ ARTIST_SIGNUP: how })
    expect((await signUp(artist())).status).toBe(404)
    expect((await rest('GET', '/api/artists/address?name=Ada')).status).toBe(404)
    setEnvironment({ ARTIST_SIGNUP: 'open' })
  })

  it('signs up where the admin is, at no artist’s own address', async () => {
    const luna = await createTenant(payload, 'Luna')
    expect((await signUp(artist(), luna.host)).status).toBe(404)
  })
})

describe('an address', () => {
  const ask = async (query: string) =>
    (await rest<{ address: string; state: string }>('GET', `/api/artists/address?${query}`)).json

  it('is free, taken, reserved or none, in words that say nothing else', async () => {
    const luna = await createTenant(payload, 'Luna')
    for (const [address, state] of [
      ['nobody-has-this', 'free'],
      [luna.profile.slug, 'taken'],
      ['WWW', 'reserved'],
      ['a b', 'invalid'],
    ] as const) {
      const answer = await ask(`address=${encodeURIComponent(address)}`)
      expect(answer).toEqual({
        address: address.toLowerCase(),
        state,
        message: text.address[state],
      })
    }
  })

  it('is suggested from a name, another one where that is taken', async () => {
    expect(await ask('name=Sigur%20R%C3%B3s')).toMatchObject({
      address: 'sigur-ros',
      state: 'free',
    })
    const req = await createLocalReq({}, payload)
    await payload.create({
      collection: slugs.profiles,
      data: { name: 'Sigur Rós', slug: 'sigur-ros', themeName: 'default' },
      req,
    })
    expect((await ask('name=Sigur%20R%C3%B3s')).address).toBe('sigur-ros-music')
    expect((await ask(`name=${encodeURIComponent('坂本龍一')}`)).address).toMatch(/^artist-\w{6}$/)
  })
})
