import { beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '@/src/core/errors'
import { emailListMessages } from '@/src/core/messages/email-list'
import { slugs } from '@/src/core/slugs'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>

let luna: Tenant
let kito: Tenant
let list: string

beforeAll(async () => {
  luna = await createTenant(payload, 'Luna')
  kito = await createTenant(payload, 'Kito')
  const { docs } = await payload.find({
    collection: slugs.emailLists,
    where: { profile: { equals: luna.profile.id } },
  })
  list = String(docs[0]?.id)
})

const path = '/api/public/email-lists'

function send(form: string, body: string, headers: Record<string, string> = {}, tenant = luna) {
  return rest<ErrorBody>('POST', `${path}/${form}`, {
    host: tenant.host,
    rawBody: body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
}

const fields = (email: string) =>
  String(new URLSearchParams({ email, emailListId: list, profileId: luna.profile.id }))

async function leadsTo(answer: ReturnType<typeof send>) {
  const { status, headers, text } = await answer
  expect([status, text]).toEqual([303, ''])
  return headers.get('location')
}

async function statusOf(email: string) {
  const { docs } = await payload.find({
    collection: slugs.subscribers,
    where: { email: { equals: email } },
  })
  return docs.map(({ status }) => status)
}

async function mailTo(email: string) {
  const { docs } = await payload.find({
    collection: slugs.mailLog,
    where: { to: { equals: email } },
  })
  const token = /\?token=([\w-]{43})/.exec(docs[0]?.text ?? '')?.[1] ?? ''
  return { token, mail: docs[0] }
}

describe('a form that a browser sends by itself', () => {
  it('joins the list and leads to a page that asks to confirm', async () => {
    expect(await leadsTo(send('join/form', fields(' Form@Example.com ')))).toBe('/email-list/asked')
    expect(await statusOf('form@example.com')).toEqual(['pending'])
  })

  it('confirms and leaves by the address of its page, again and again', async () => {
    const { token } = await mailTo('form@example.com')
    const answers = ['confirm', 'confirm', 'unsubscribe', 'unsubscribe']
    const status = { confirm: 'confirmed', unsubscribe: 'unsubscribed' }
    for (const action of answers as (keyof typeof status)[]) {
      expect(await leadsTo(send(`${action}/form?token=${token}`, ''))).toBe(
        `/email-list/${status[action]}`,
      )
      expect(await statusOf('form@example.com')).toEqual([status[action]])
    }
  })

  it('says thanks where nobody is asked to confirm', async () => {
    const data = { doubleOptIn: false }
    await payload.update({ collection: slugs.emailLists, id: list, data })
    expect(await leadsTo(send('join/form', fields('calm@example.com')))).toBe('/email-list/joined')
    await payload.update({
      collection: slugs.emailLists,
      id: list,
      data: { doubleOptIn: true },
    })
  })

  it('leads to what is wrong with it', async () => {
    expect(await leadsTo(send('join/form', fields(' ')))).toBe('/email-list/email-required')
    expect(await leadsTo(send('join/form', fields('nobody')))).toBe('/email-list/email-invalid')
    expect(await leadsTo(send('join/form', 'email=a@b.example'))).toBe('/email-list/failed')
    expect(await leadsTo(send('unsubscribe/form?token=abc', ''))).toBe('/email-list/link-unknown')
    expect(await leadsTo(send('unsubscribe/form', ''))).toBe('/email-list/link-unknown')
    const elsewhere = send('join/form', fields('a@b.example'), {}, kito)
    expect(await leadsTo(elsewhere)).toBe('/email-list/failed')
    const json = { 'content-type': 'application/json' }
    expect(await leadsTo(send('join/form', '{}', json))).toBe('/email-list/failed')
  })

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('puts nobody on a list by a page of another site: %j', async (headers) => {
    const email = 'forged@example.com'
    expect(await leadsTo(send('join/form', fields(email), headers))).toBe('/email-list/failed')
    expect(await statusOf(email)).toEqual([])
  })

  it('is taken from the own site', async () => {
    const own = { origin: `http://${luna.host}`, 'sec-fetch-site': 'same-origin' }
    const sent = send('join/form', fields('own@example.com'), own)
    expect(await leadsTo(sent)).toBe('/email-list/asked')
  })
})

describe('the head of the mail', () => {
  it('names an address where one POST is enough, for good', async () => {
    await send('join/form', fields('head@example.com'))
    const { mail, token } = await mailTo('head@example.com')
    const url = new URL(mail?.unsubscribeUrl ?? '')
    expect([url.host, url.searchParams.get('token')]).toEqual([luna.host, token])
    await send(`confirm/form?token=${token}`, '')

    const click = (tenant = luna) =>
      rest<ErrorBody>('POST', `${url.pathname}${url.search}`, {
        host: tenant.host,
        rawBody: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const foreign = await click(kito)
    expect([foreign.status, foreign.json.message]).toEqual([400, emailListMessages.linkUnknown])
    expect(await statusOf('head@example.com')).toEqual(['confirmed'])
    for (let round = 1; round <= 2; round += 1) {
      const { status, headers } = await click()
      expect([status, headers.get('location')]).toEqual([204, null])
      expect(await statusOf('head@example.com')).toEqual(['unsubscribed'])
    }
  })

  it('changes nothing when somebody opens it', async () => {
    const { token } = await mailTo('own@example.com')
    await send(`confirm/form?token=${token}`, '')
    const { status, headers } = await rest('GET', `${path}/unsubscribe/one-click?token=${token}`, {
      host: luna.host,
    })
    expect([status, headers.get('location')]).toEqual([
      303,
      `/email-list/unsubscribe?token=${token}`,
    ])
    expect(await statusOf('own@example.com')).toEqual(['confirmed'])
  })
})
