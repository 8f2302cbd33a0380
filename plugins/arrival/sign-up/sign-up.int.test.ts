import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { setEnvironment } from '@/src/testing/environment'
import { createPlatformAdmin, createTenant } from '@/src/testing/factories'
import { writeMail } from '@/src/testing/mails'
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
  return {
    name: 'Ada Moss',
    address: `ada-moss-${count}`,
    email: `ada${count}@example.com`,
    password: 'a long password of hers',
  }
}

const signUp = (body: object, host?: string) =>
  rest<{ code: string; errors?: { field: string; message: string }[] }>('POST', '/api/artists', {
    body,
    host,
    // Each from a place of their own: five an hour are too few for a test.
    headers: { 'x-client-ip': `10.0.0.${count}` },
  })
const tokenOf = (headers: Headers) =>
  /-token=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''

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

async function linkIn(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1)
  return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

const confirm = (jwt: string, token: string) =>
  rest<{ message: string }>('POST', '/api/artists/confirm-email', { token: jwt, body: { token } })
const putOnline = (jwt: string, id: string | undefined) =>
  rest<{ code: string }>('POST', `/api/profiles/${id}/online`, {
    token: jwt,
    body: { isOnline: true },
  })

describe('an artist who signs up', () => {
  it('is signed in at once, owns a site that is not online, and gets a mail to confirm', async () => {
    const ada = artist()
    const { status, headers } = await signUp(ada)
    expect(status).toBe(204)
    const me = await rest<{
      user: { email: string; role: string; profiles: { profile: string }[] }
    }>('GET', '/api/users/me?depth=0', { token: tokenOf(headers) })
    const site = await siteAt(ada.address)
    expect(me.json.user).toMatchObject({
      email: ada.email,
      role: 'owner',
      profiles: [{ profile: site?.id }],
    })
    expect(site).toMatchObject({ name: ada.name, isDefault: false, awaitsConfirmation: true })
    expect(site?.onlineSince ?? null).toBeNull()
    const mails = await mailsTo(ada.email)
    expect(mails).toMatchObject([{ kind: 'artist-sign-up', subject: 'Confirm your email address' }])
    // The owner of that mailbox need not be the artist.
    expect(JSON.stringify(mails)).not.toContain(ada.name)
  })

  it('neither goes online nor mails anybody before the link is used, while signed in', async () => {
    const ada = artist()
    const jwt = tokenOf((await signUp(ada)).headers)
    const site = await siteAt(ada.address)
    const other = await createTenant(payload, 'Other')
    expect((await putOnline(jwt, site?.id)).json.code).toBe('EMAIL_NOT_CONFIRMED')
    await expect(writeMail(payload, 'to-a-stranger', { profileId: site?.id })).rejects.toThrow(
      text.confirmFirst,
    )
    const lists = await payload.find({
      collection: slugs.emailLists,
      where: { profile: { equals: site?.id } },
      depth: 0,
    })
    const join = await rest('POST', '/api/public/email-lists/join', {
      host: `${ada.address}.localhost:3000`,
      body: { profileId: site?.id, emailListId: lists.docs[0]?.id, email: 'victim@example.com' },
    })
    expect(join.status).toBe(403)
    expect(await mailsTo('victim@example.com')).toEqual([])

    const token = await linkIn(ada.email)
    expect((await confirm('nobody', token)).status).toBe(401)
    // Another account's session: the reader of the mail confirms nothing for a stranger.
    expect((await confirm(other.owner.token, token)).json.message).toBe(text.linkExpired)
    expect((await siteAt(ada.address))?.awaitsConfirmation).toBe(true)
    expect((await confirm(jwt, 'x'.repeat(43))).status).toBe(400)

    expect((await confirm(jwt, token)).status).toBe(204)
    expect((await confirm(jwt, token)).status).toBe(400)
    expect((await putOnline(jwt, site?.id)).status).toBe(200)
    await writeMail(payload, 'to-a-fan', { profileId: site?.id })
  })

  it('can have the link sent again, which makes the former one useless, three times', async () => {
    const ada = artist()
    const jwt = tokenOf((await signUp(ada)).headers)
    const former = await linkIn(ada.email)
    const again = () => rest('POST', '/api/artists/confirmation', { token: jwt })
    expect((await again()).status).toBe(204)
    expect((await confirm(jwt, former)).status).toBe(400)
    expect((await confirm(jwt, await linkIn(ada.email))).status).toBe(204)
    // Nothing waits any more.
    const { length } = await mailsTo(ada.email)
    expect((await again()).status).toBe(204)
    expect(await mailsTo(ada.email)).toHaveLength(length)
  })

  it('with an address that has an account gets the same answer, no session and a mail', async () => {
    const ada = artist()
    const first = await signUp(ada)
    const second = await signUp({ ...artist(), email: ada.email.toUpperCase() })
    expect([second.status, second.text]).toEqual([first.status, first.text])
    expect(second.headers.has('set-cookie')).toBe(false)
    expect((await mailsTo(ada.email)).map(({ subject }) => subject)).toEqual([
      'Confirm your email address',
      'You already have an account',
    ])
    expect(await siteAt(`ada-moss-${count}`)).toBeUndefined()
  })

  it('is told at the field what is wrong', async () => {
    const ada = artist()
    await signUp(ada)
    const fieldsOf = async (change: object) =>
      (await signUp({ ...artist(), ...change })).json.errors?.map(({ field }) => field)
    expect(await fieldsOf({ address: ada.address })).toEqual(['address'])
    expect(await fieldsOf({ address: 'admin' })).toEqual(['address'])
    expect(await fieldsOf({ address: 'two words' })).toEqual(['address'])
    expect(await fieldsOf({ password: 'password1' })).toEqual(['password'])
    expect(await fieldsOf({ password: 'short' })).toEqual(['password'])
    expect(await fieldsOf({ name: '  ', email: 'x' })).toEqual(['name', 'email'])
    const { totalDocs } = await payload.count({
      collection: slugs.users,
      where: { email: { equals: `ada${count}@example.com` } },
    })
    expect(totalDocs).toBe(0)
  })

  it('that fills in what people do not see gets nothing', async () => {
    const bot = { ...artist(), website: 'https://spam.example' }
    expect((await signUp(bot)).status).toBe(204)
    expect(await siteAt(bot.address)).toBeUndefined()
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
