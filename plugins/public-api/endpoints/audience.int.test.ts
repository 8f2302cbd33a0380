import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '@/src/core/errors'
import { contactMessages, emailListMessages } from '@/src/core/messages/email-list'
import { slugs } from '@/src/core/slugs'
import { leaveUrl, signLeave } from '@/src/server/audience/leave-token'
import { queueMail } from '@/src/server/mail/queue-mail'
import { createTenant } from '@/src/testing/factories'
import { rest, sendForm } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>

let luna: Tenant
let kito: Tenant
let lunaList: string
let kitoList: string

beforeAll(async () => {
  luna = await createTenant(payload, 'Luna')
  kito = await createTenant(payload, 'Kito')
  lunaList = await listOf(luna)
  kitoList = await listOf(kito)
})

async function listOf({ profile }: Tenant): Promise<string> {
  const { docs } = await payload.find({
    collection: slugs.emailLists,
    where: { profile: { equals: profile.id } },
  })
  expect(docs).toHaveLength(1)
  return String(docs[0]?.id)
}

const post = (tenant: Tenant, path: string, body: unknown) =>
  rest<ErrorBody>('POST', `/api/public/${path}`, { host: tenant.host, body })

const join = (email: unknown, emailListId = lunaList, tenant = luna) =>
  post(tenant, 'email-lists/join', { email, emailListId, profileId: tenant.profile.id })

async function mailsTo(email: string) {
  const { docs } = await payload.find({
    collection: slugs.mailLog,
    where: { to: { equals: email } },
    sort: 'createdAt',
  })
  return docs
}

async function subscriber(email: string) {
  const { docs } = await payload.find({
    collection: slugs.subscribers,
    where: { email: { equals: email } },
    showHiddenFields: true,
  })
  expect(docs).toHaveLength(1)
  return docs[0]
}

const tokenIn = (text: string | null | undefined, page: string) =>
  new RegExp(`/email-list/${page}\\?token=([\\w-]{43})`).exec(text ?? '')?.[1] ?? ''

describe('the email list', () => {
  it('takes an address in any case and asks it to confirm', async () => {
    const { status, json } = await join(' Fan@Example.com ')
    expect({ status, json }).toEqual({ status: 200, json: { joined: true } })
    const [mail] = await mailsTo('fan@example.com')
    const token = tokenIn(mail?.text, 'confirm')
    const row = await subscriber('fan@example.com')
    expect(row).toMatchObject({ status: 'pending' })
    expect(token).toHaveLength(43)
    expect(JSON.stringify(row)).not.toContain(token)

    const isConfirmed = async ({ host } = luna) =>
      (await rest('GET', `/api/public/email-lists/confirm?token=${token}`, { host })).json
    expect(await isConfirmed()).toEqual({ confirmed: false })
    expect((await post(luna, 'email-lists/confirm', { token })).status).toBe(200)
    expect(await isConfirmed()).toEqual({ confirmed: true })
    expect(await isConfirmed(kito)).toEqual({ confirmed: false })
    expect(await subscriber('fan@example.com')).toMatchObject({ status: 'confirmed' })
  })

  it('answers alike for who is on it already, without another mail', async () => {
    const { status, json } = await join('fan@example.com')
    expect({ status, json }).toEqual({ status: 200, json: { joined: true } })
    expect(await mailsTo('fan@example.com')).toHaveLength(1)
  })

  it('lets people leave, and come back by an old link too', async () => {
    const [mail] = await mailsTo('fan@example.com')
    const token = tokenIn(mail?.text, 'unsubscribe')
    expect((await post(luna, 'email-lists/unsubscribe', { token })).status).toBe(200)
    expect(await subscriber('fan@example.com')).toMatchObject({ status: 'unsubscribed' })

    await join('fan@example.com')
    expect(await subscriber('fan@example.com')).toMatchObject({ status: 'unsubscribed' })
    expect(await mailsTo('fan@example.com')).toHaveLength(2)
    await post(luna, 'email-lists/confirm', { token: tokenIn(mail?.text, 'confirm') })
    expect(await subscriber('fan@example.com')).toMatchObject({
      status: 'confirmed',
      unsubscribedAt: null,
    })
  })

  it('asks nobody where the artist does not want it', async () => {
    await payload.update({
      collection: slugs.emailLists,
      id: kitoList,
      data: { doubleOptIn: false },
    })
    await join('calm@example.com', kitoList, kito)
    expect(await subscriber('calm@example.com')).toMatchObject({ status: 'confirmed' })
    expect(await mailsTo('calm@example.com')).toEqual([])
  })

  it.each([
    ['', emailListMessages.emailRequired],
    [undefined, emailListMessages.emailRequired],
    ['nobody', emailListMessages.emailInvalid],
  ])('refuses %j', async (email, message) => {
    const { status, json } = await join(email)
    expect(status).toBe(400)
    expect(json.errors).toEqual([{ field: 'email', message }])
  })

  it('says so when a link is of an address that is not on the list any more', async () => {
    await join('gone@example.com')
    const [mail] = await mailsTo('gone@example.com')
    const token = tokenIn(mail?.text, 'unsubscribe')
    const leave = () => post(luna, 'email-lists/unsubscribe', { token })
    await payload.update({
      collection: slugs.subscribers,
      where: { email: { equals: 'gone@example.com' } },
      data: { firstName: 'Ada', lastName: 'Fan' },
    })
    expect((await leave()).status).toBe(200)
    // Nothing is sent to them, so nobody needs their name.
    const left = await subscriber('gone@example.com')
    expect(left).toMatchObject({ status: 'unsubscribed', firstName: null, lastName: null })
    // Twice is as good as once.
    expect((await leave()).status).toBe(200)
    await payload.db.drizzle.execute(`delete from subscribers where email = 'gone@example.com'`)
    const { status, json } = await leave()
    expect(status).toBe(400)
    expect(json.message).toBe(emailListMessages.linkUnknown)
  })

  it('lets people leave by the link of an older mail when they were taken off and put on again', async () => {
    const email = 'again@example.com'
    const where = { email: { equals: email } }
    const putOn = async (list: string, at = email) => {
      const data = { profile: luna.profile.id, list, email: at, status: 'confirmed' as const }
      return (await payload.create({ collection: slugs.subscribers, data })).id
    }
    const id = await putOn(lunaList)
    const token = signLeave(luna.profile.id, { kind: 'list', id })
    await queueMail(await createLocalReq({}, payload), {
      profileId: luna.profile.id,
      to: 'Again@example.com',
      unsubscribeUrl: leaveUrl(`http://${luna.host}`, token),
      subject: 'News',
      html: '',
      text: '',
      kind: 'newsletter',
      about: null,
      dedupeKey: 'newsletter:again',
    })
    await payload.delete({ collection: slugs.subscribers, where })
    const oneClick = `/api/public/email-lists/unsubscribe/one-click?token=${token}`
    const leave = (tenant = luna) => rest('POST', oneClick, { host: tenant.host })
    // Nothing is left to leave: that is what they want.
    expect((await leave()).status).toBe(204)
    expect((await leave(kito)).status).toBe(400)

    const data = { profile: luna.profile.id, name: 'Made again' }
    const other = (await payload.create({ collection: slugs.emailLists, data })).id
    await putOn(lunaList)
    await putOn(other)
    await putOn(other, 'somebody@example.com')
    expect((await leave()).status).toBe(204)
    const { docs } = await payload.find({
      collection: slugs.subscribers,
      where: { list: { in: [lunaList, other] }, email: { in: [email, 'somebody@example.com'] } },
      sort: 'email',
    })
    expect(docs.map(({ status }) => status)).toEqual(['unsubscribed', 'unsubscribed', 'confirmed'])
    await payload.delete({ collection: slugs.emailLists, id: other })
  })

  it("knows no list and no secret of another artist's", async () => {
    expect((await join('fan@example.com', kitoList)).status).toBe(404)
    const [mail] = await mailsTo('fan@example.com')
    const token = tokenIn(mail?.text, 'unsubscribe')
    const { status, json } = await post(kito, 'email-lists/unsubscribe', { token })
    expect(status).toBe(400)
    expect(json.message).toBe(emailListMessages.linkUnknown)
    expect(await subscriber('fan@example.com')).toMatchObject({ status: 'confirmed' })
  })
})

describe('the contact form', () => {
  const written = {
    name: 'Bcc: <b>Ada</b>',
    email: 'ada@example.com',
    message: 'When do you play\nin Hull?',
  }
  const send = (body: object, tenant = luna) =>
    post(tenant, 'websites/contact', { profileId: tenant.profile.id, ...body })
  const kept = async () => (await payload.count({ collection: slugs.contactMessages })).totalDocs

  it('keeps the message and mails it to the owner, who answers the visitor', async () => {
    const { status, json } = await send(written)
    expect({ status, json }).toEqual({ status: 200, json: { sent: true } })
    const { docs } = await payload.find({ collection: slugs.contactMessages, depth: 0 })
    expect(docs).toMatchObject([{ ...written, profile: luna.profile.id }])
    const [mail] = await mailsTo(luna.owner.email)
    expect(mail).toMatchObject({ replyTo: 'ada@example.com', kind: 'contact' })
    expect(mail?.subject).not.toContain('Ada')
    expect(mail?.text).toContain('in Hull?')
    expect(mail?.html).toContain('&lt;b&gt;Ada')
    expect(await mailsTo(kito.owner.email)).toEqual([])
  })

  it.each([
    [{ name: '' }, 'name', contactMessages.nameRequired],
    [{ email: 'ada' }, 'email', contactMessages.emailInvalid],
    [{ message: 'short' }, 'message', contactMessages.messageTooShort],
  ])('refuses %j', async (change, field, message) => {
    const { status, json } = await send({ ...written, ...change })
    expect(status).toBe(400)
    expect(json.errors).toEqual([{ field, message }])
  })

  it('drops what fills in the hidden field, and answers it alike', async () => {
    const before = await kept()
    const { status, json } = await send({ ...written, website: 'https://spam.example' })
    expect({ status, json }).toEqual({ status: 200, json: { sent: true } })
    expect(await kept()).toBe(before)
  })

  it.each([
    [{}, 'sent', 1],
    [{ website: 'https://spam.example' }, 'sent', 0],
    [{ name: '  ' }, 'name-required', 0],
    [{ name: 'a'.repeat(121) }, 'name-too-long', 0],
    [{ email: 'ada' }, 'email-invalid', 0],
    [{ message: 'short' }, 'message-too-short', 0],
    [{ message: 'a'.repeat(5001) }, 'message-too-long', 0],
    [{ profileId: crypto.randomUUID() }, 'failed', 0],
  ])('takes it as a form without scripts: %j leads to %s', async (change, outcome, more) => {
    const before = await kept()
    const fields = { ...written, profileId: luna.profile.id, ...change }
    const path = '/api/public/websites/contact/form'
    expect(await sendForm(path, { host: luna.host, fields })).toBe(`303 /contact/${outcome}`)
    const headers = { 'sec-fetch-site': 'cross-site' }
    const forged = await sendForm(path, { host: luna.host, fields, headers })
    expect(forged).toBe(`303 /contact/${more ? 'failed' : forged.split('/').at(-1)}`)
    expect(await kept()).toBe(before + more)
  })

  it("takes nothing for another artist's site", async () => {
    const { status } = await post(kito, 'websites/contact', {
      ...written,
      profileId: luna.profile.id,
    })
    expect(status).toBe(404)
  })
})

it('gives a new artist the three legal pages, which stay', async () => {
  const { docs } = await payload.find({
    collection: slugs.pages,
    where: { profile: { equals: luna.profile.id } },
    sort: 'pathname',
  })
  const paths = docs.map(({ pathname }) => pathname)
  expect(paths).toEqual(['/', '/cookie-policy', '/privacy-policy', '/terms-of-service'])
  const req = await createLocalReq({}, payload)
  const legal = docs.find(({ pathname }) => pathname === '/privacy-policy')
  const deletion = payload.delete({ collection: slugs.pages, id: String(legal?.id), req })
  await expect(deletion).rejects.toThrow()
})
