import { createLocalReq } from 'payload'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { moveRecordsByEmail } from '@/src/server/accounts/records-by-email'
import { markEmailVerified } from '@/src/server/accounts/verified-email'
import { addSubscribers } from '@/src/server/audience/add-subscribers'
import { peopleOf } from '@/src/server/audience/audience'
import { setMailSetting } from '@/src/server/audience/mail-settings'
import { closeMailTransport } from '@/src/server/mail/mail-transport'
import { queueMailing } from '@/src/server/mail/queue-mailing'
import { sendDueMails } from '@/src/server/mail/send-due-mails'
import { setEnvironment } from '@/src/testing/environment'
import { createTenant, createVisitor } from '@/src/testing/factories'
import { startMailServer } from '@/src/testing/mail-server'
import { readMail, writeMail } from '@/src/testing/mails'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>

/** Of Luna and Kito, in this order. */
let lists: string[]
/** A fan of both, with accounts. */
let fan: string
let account: string

const smtp = await startMailServer()
setEnvironment({ SMTP_URL: smtp.url, MAIL_FROM: 'shop@example.com' })
const req = await createLocalReq({}, payload)
const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
beforeEach(async () => {
  await payload.db.pool.query('truncate mail_log, mail_bodies cascade')
  smtp.answer = () => 550
  lists = []
  const visitor = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
  fan = visitor.email
  account = visitor.id
  for (const { profile } of [luna, kito]) {
    lists.push(await newList(profile.id))
    await add(profile.id, lists.at(-1) ?? '')
  }
})
afterAll(async () => {
  closeMailTransport()
  await smtp.close()
})

async function newList(profile: string): Promise<string> {
  const data = { profile, name: 'News', doubleOptIn: false }
  return (await payload.create({ collection: slugs.emailLists, data })).id
}

const add = (profile: string, list: string) =>
  payload.create({
    collection: slugs.subscribers,
    data: { profile, list, email: fan, status: 'confirmed' },
  })

let mails = 0

/** Receipts, newsletters: whatever is sent to somebody tells whether they can be reached. */
async function mailTo({ profile }: Tenant, to = fan): Promise<string> {
  mails += 1
  await writeMail(payload, `mail ${mails}`, { profileId: profile.id, to })
  await sendDueMails(payload)
  return `mail ${mails}`
}

async function setAside(tenant = luna): Promise<void> {
  await mailTo(tenant)
  await mailTo(tenant)
  expect(await receivers(tenant)).toEqual([])
}

/** Who would get a newsletter to the list, and one to everybody with an account. */
async function receivers(tenant: Tenant): Promise<string[]> {
  const found: string[] = []
  const listId = lists[tenant === luna ? 0 : 1] ?? ''
  for (const audience of [
    { kind: 'list', listId } as const,
    { kind: 'posts', visibility: 'public', tierIds: [] } as const,
  ]) {
    for await (const people of peopleOf(req, tenant.profile.id, audience)) {
      found.push(...people.filter(({ email }) => email === fan).map(() => audience.kind))
    }
  }
  return found
}

/** Puts the address on another list of Luna's, by a file; who is written to then. */
async function importAnew(): Promise<string[]> {
  const { id: profileId } = luna.profile
  const another = await newList(profileId)
  const person = { email: fan, firstName: '', lastName: '', line: 2 }
  const consent = { text: 'They agreed', at: new Date().toISOString() }
  // Nobody whom the list knew.
  expect(await addSubscribers(req, { id: another, profileId }, [person], consent)).toEqual([])
  lists[0] = another
  return receivers(luna)
}

const everything = ['list', 'posts']

describe('an address that a mail server refuses for good', () => {
  it('gets no news of that artist after two mails, and those of others', async () => {
    await mailTo(luna)
    expect(await receivers(luna)).toEqual(everything)
    await mailTo(luna, fan.toUpperCase())
    expect(await receivers(luna)).toEqual([])
    expect(await receivers(kito)).toEqual(['list'])

    await mailTo(kito)
    expect(await receivers(kito)).toEqual(['list'])
    await mailTo(kito)
    expect(await receivers(kito)).toEqual([])
  })

  it('is not set aside by one mail that is sent again', async () => {
    const key = await mailTo(luna)
    await payload.db.pool.query(
      "update mail_log set state = 'queued', next_try_at = now() where dedupe_key = $1",
      [key],
    )
    await sendDueMails(payload)
    expect(await readMail(payload, key)).toMatchObject({ state: 'failed', tries: 2 })
    expect(await receivers(luna)).toEqual(everything)
  })

  it.each([
    ['for now', 451],
    ['because of who sends or what is sent', 554],
  ])('is not set aside when it is refused %s', async (_, code) => {
    smtp.answer = () => code
    await mailTo(luna)
    await mailTo(luna)
    expect(await receivers(luna)).toEqual(everything)
  })

  it('is not set aside when a mail in between was taken', async () => {
    await mailTo(luna)
    smtp.answer = () => undefined
    await mailTo(luna)
    smtp.answer = () => 550
    await mailTo(luna)
    expect(await receivers(luna)).toEqual(everything)
    await mailTo(luna)
    expect(await receivers(luna)).toEqual([])
  })

  it('still gets what it waits for, and none of the news that were queued', async () => {
    await setAside()
    smtp.answer = () => undefined
    await queueMailing(req, {
      profileId: luna.profile.id,
      key: 'news',
      kind: 'new-post',
      about: null,
      subject: 'News',
      html: 'x',
      text: 'x',
      receivers: [{ email: fan, values: {}, unsubscribeUrl: 'https://luna.example/leave' }],
    })
    expect(await readMail(payload, await mailTo(luna))).toMatchObject({ state: 'sent' })
    expect(await readMail(payload, `news:${fan}`)).toMatchObject({
      state: 'not_sent',
      error: 'not sent: cannot be reached',
    })
  })

  it('is named in the list and its file, and no file brings it back', async () => {
    await setAside()
    const { docs } = await payload.find({
      collection: slugs.subscribers,
      where: { list: { equals: lists[0] } },
    })
    expect(docs.map(({ status }) => status)).toEqual(['unreachable'])
    const { token } = luna.owner
    const file = await rest('GET', `/api/email-lists/${lists[0]}/export`, { token })
    expect(file.text).toContain(`${fan},,,cannot be reached`)
    expect(await importAnew()).toEqual([])
  })

  it('is brought back by no file either where only its account is known', async () => {
    await payload.delete({ collection: slugs.subscribers, where: { email: { equals: fan } } })
    await setAside()
    expect(await importAnew()).toEqual([])
  })
})

describe('an address that was set aside comes back', () => {
  beforeEach(() => setAside())

  it('when its owner confirms a list again, on all lists, and for its account', async () => {
    const join = (name: string, body: object) =>
      rest('POST', `/api/public/email-lists/${name}`, { host: luna.host, body })
    smtp.answer = () => undefined
    const profileId = luna.profile.id
    await join('join', { email: fan, emailListId: lists[0], profileId })
    expect(await receivers(luna)).toEqual([])
    const { rows } = await payload.db.pool.query(
      'select text from mail_log where kind = $1 and "to" = $2',
      ['email-list', fan],
    )
    const token = /confirm\?token=([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1]
    expect((await join('confirm', { token })).status).toBe(200)
    expect(await receivers(luna)).toEqual(everything)
  })

  it('when its owner confirms the account, or wishes for its mails again', async () => {
    await markEmailVerified(req, account)
    expect(await receivers(luna)).toEqual(everything)
    await setAside()
    await setMailSetting(req, account, { kind: 'posts', isOn: true })
    expect(await receivers(luna)).toEqual(everything)
  })

  it('when its owner has another one', async () => {
    const email = `new-${fan}`
    await payload.db.pool.query('update public_accounts set email = $1 where id = $2', [
      email,
      account,
    ])
    await moveRecordsByEmail(req, { profileId: luna.profile.id, former: fan, email })
    fan = email
    expect(await receivers(luna)).toContain('list')
  })

  it('when its artist says so, and nobody else, and one more refusal is not enough then', async () => {
    const ask = (token?: string) =>
      rest('POST', '/api/subscribers/reach-again', {
        token,
        body: { profileId: luna.profile.id, email: fan },
      })
    expect((await ask()).status).toBe(401)
    expect((await ask(luna.visitor.token)).status).toBe(401)
    expect((await ask(kito.owner.token)).status).toBe(404)
    await setAside(kito)
    expect(await receivers(luna)).toEqual([])
    expect((await ask(luna.owner.token)).status).toBe(204)
    expect([await receivers(luna), await receivers(kito)]).toEqual([everything, []])
    await mailTo(luna)
    expect(await receivers(luna)).toEqual(everything)
  })

  it('not where its owner has left', async () => {
    await payload.db.pool.query("update subscribers set status = 'unsubscribed' where email = $1", [
      fan,
    ])
    await setMailSetting(req, account, { kind: 'news', isOn: true })
    expect(await receivers(luna)).toEqual(['posts'])
  })
})
