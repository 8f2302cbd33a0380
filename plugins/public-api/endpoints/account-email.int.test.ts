import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { openClub } from '@/plugins/commerce/testing/members'
import { orderOf, payInBooks, sendTestEvent } from '@/plugins/commerce/testing/shop'
import { mailNewTickets } from '@/plugins/commerce/tickets/mail-tickets'
import { holdersToNotify } from '@/plugins/commerce/tickets/rescheduled/holders-to-notify'
import type {
  EmailState,
  SignedIn,
  SubscriptionView,
} from '@/src/core/contracts/accounts/account-answers'
import type { OwnGifts } from '@/src/core/contracts/orders/gift-answers'
import { accountMessages } from '@/src/core/messages/account'
import { accountAnswers } from '@/src/core/messages/account-answers'
import { slugs } from '@/src/core/slugs'
import { runSql } from '@/src/server/transaction'
import { createEvent, createTicket } from '@/src/testing/event-factories'
import { createTenant, createVisitor, testPassword } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>
type Fan = { email: string; token: string }

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

let count = 0
const newEmail = () => `new-${++count}@example.com`

async function signUp({ profile, host }: Tenant = luna): Promise<Fan & { id: string }> {
  const email = newEmail()
  const { json } = await rest<SignedIn>('POST', '/api/public/accounts', {
    host,
    body: {
      profileId: profile.id,
      email,
      password: testPassword,
      firstName: 'Ada',
      lastName: 'Fan',
    },
  })
  return { email, token: json.token, id: json.account.id }
}

async function mailsTo(email: string, kind: string) {
  const { docs } = await payload.find({
    collection: slugs.mailLog,
    where: { and: [{ to: { equals: email } }, { kind: { equals: kind } }] },
    sort: '-createdAt',
  })
  return docs
}

async function linksTo(email: string, kind = 'confirm-email'): Promise<string[]> {
  const docs = await mailsTo(email, kind)
  return docs.map(({ text }) => /\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '')
}

const confirm = (link: string, { token }: { token?: string }, { host }: Tenant = luna) =>
  rest('POST', '/api/public/accounts/confirm-email', { host, token, body: { token: link } })
const own = <Body>(
  method: string,
  path: string,
  { token }: Fan,
  body?: unknown,
  host = luna.host,
) => rest<Body>(method, `/api/accounts/me${path}`, { host, token, body })
const state = async (fan: Fan) => (await own<EmailState>('GET', '/email', fan)).json
const changeTo = (fan: Fan, email: string, password = testPassword) =>
  own('POST', '/email', fan, { email, password })

describe('confirming an email', () => {
  it('is asked for by a mail at sign-up, and done once', async () => {
    const fan = await signUp()
    expect(await state(fan)).toEqual({ email: fan.email, isConfirmed: false, pendingEmail: null })
    const [token = ''] = await linksTo(fan.email)

    expect((await confirm(token, kito.visitor, kito)).status).toBe(400)
    const both = await Promise.all([confirm(token, fan), confirm(token, fan)])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 400])
    expect(both.find(({ status }) => status === 400)?.json).toMatchObject({
      message: accountMessages.resetLinkExpired,
    })
    expect((await state(fan)).isConfirmed).toBe(true)
    const [welcome, ...more] = await mailsTo(fan.email, 'welcome')
    expect(welcome?.subject).toBe('Welcome, Ada')
    expect(more).toEqual([])
  })

  it('takes only the newest link, and no old one', async () => {
    const fan = await signUp()
    const [first = ''] = await linksTo(fan.email)
    expect((await own('POST', '/email/confirmation', fan)).status).toBe(204)
    const second = (await linksTo(fan.email)).find((link) => link !== first) ?? ''
    expect((await confirm(first, fan)).status).toBe(400)

    await runSql(await createLocalReq({}, payload))`
      update public_accounts set email_token_expires_at = now() - interval '1 second'
      where id = ${fan.id}`
    expect((await confirm(second, fan)).status).toBe(400)
    expect((await state(fan)).isConfirmed).toBe(false)
  })

  it('stores no link', async () => {
    const fan = await signUp()
    const [token = ''] = await linksTo(fan.email)
    const rows = await runSql(await createLocalReq({}, payload))<{
      hash: string
    }>`select email_token_hash as hash from public_accounts where id = ${fan.id}`
    expect(rows[0]?.hash).toBeTruthy()
    expect(rows[0]?.hash).not.toBe(token)
  })
})

describe('changing the email', () => {
  it('happens when the new address is confirmed, and moves the login', async () => {
    const logIn = (login: string) =>
      rest<SignedIn>('POST', '/api/sessions', {
        host: luna.host,
        body: { profileId: luna.profile.id, email: login, password: testPassword },
      })
    const fan = await signUp()
    const email = newEmail()
    expect((await changeTo(fan, email.toUpperCase())).status).toBe(204)
    expect(await state(fan)).toMatchObject({ email: fan.email, pendingEmail: email })

    const [token = ''] = await linksTo(email)
    expect(await mailsTo(fan.email, 'email-changed')).toEqual([])
    const elsewhere = (await logIn(fan.email)).json.token
    expect((await confirm(token, fan)).status).toBe(204)
    expect(await state(fan)).toEqual({ email, isConfirmed: true, pendingEmail: null })
    expect((await own('GET', '/email', { email, token: elsewhere })).status).toBe(401)
    // Nobody is welcomed twice.
    for (const address of [fan.email, email]) {
      expect(await mailsTo(address, 'welcome')).toEqual([])
    }
    expect((await logIn(email)).status).toBe(200)
    expect((await logIn(fan.email)).status).toBe(401)
  })

  it('takes the news of what was bought along, and gifts claimed without the account', async () => {
    const shop = await openClub(payload, 'Kiosk')
    const fan = await createVisitor(payload, shop.profile.id, { isConfirmed: true })
    const event = await createEvent(payload, shop.profile.id)
    const kind = await createTicket(
      payload,
      { profile: shop.profile.id, event: event.id },
      { size: 'Stalls', priceMinor: 1800 },
    )
    const shirt = await shop.sell({ category: 'Merch' })
    const seat = { product: { id: String(kind.product) }, variant: kind }
    const { json } = await shop.order(fan, [shop.item(shirt), shop.item(seat)], {
      shippingAddress: {
        name: 'Ada',
        street: '1 Road',
        zipCode: 'HU1 1AA',
        city: 'Hull',
        country: 'GB',
      },
    })
    await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
    await mailNewTickets(payload)
    const order = await orderOf(payload, json.orderRef)
    await payload.create({
      collection: slugs.gifts,
      data: {
        profile: shop.profile.id,
        order: order.id,
        line: 0,
        title: 'Night Bus',
        status: 'claimed',
        recipientName: 'Ada',
        recipientEmail: 'somebody@example.com',
        claimedEmail: fan.email,
        linkVersion: 1,
        mails: 1,
        failures: 0,
      },
    })

    const email = newEmail()
    const { host } = shop
    const body = { email, password: testPassword }
    await rest('POST', '/api/accounts/me/email', { host, token: fan.token, body })
    expect((await confirm((await linksTo(email))[0] ?? '', fan, shop)).status).toBe(204)

    await rest('POST', `/api/orders/${order.id}/transition`, {
      token: shop.owner.token,
      body: { to: 'shipped' },
    })
    expect(await mailsTo(email, 'shipped')).toHaveLength(1)
    expect(await mailsTo(fan.email, 'shipped')).toEqual([])
    const moved = { ...event, startsAt: '2031-03-05T19:00:00.000Z' }
    const req = await createLocalReq({}, payload)
    expect(await holdersToNotify(req, moved)).toMatchObject([{ email }])
    const gifts = await shop.call<OwnGifts>('GET', '/api/public/gifts', { token: fan.token })
    expect(gifts.json.received).toMatchObject([{ title: 'Night Bus' }])
  })

  it('tells the former address, without naming the new one', async () => {
    const fan = await signUp()
    const email = newEmail()
    await changeTo(fan, email)
    await confirm((await linksTo(email))[0] ?? '', fan)
    const notices = await mailsTo(fan.email, 'email-changed')
    expect(notices).toHaveLength(1)
    const [notice] = notices
    expect(notice?.subject).toBe('Your email for Luna was changed')
    for (const body of [notice?.text, notice?.html]) {
      expect(body).toContain('If it was not you')
      expect(body).toContain(`http://${luna.host}/contact`)
      expect(body).not.toContain(email)
    }
    expect(await mailsTo(email, 'email-changed')).toEqual([])

    // The former address is forgotten with the account, though nothing else knows it any more.
    expect((await own('DELETE', '', fan, { password: testPassword })).status).toBe(204)
    expect(await mailsTo(fan.email, 'email-changed')).toEqual([])
  })

  it('wants the password, another address, and a session', async () => {
    const fan = await signUp()
    const wrong = await changeTo(fan, newEmail(), 'wrong password')
    expect(wrong.json).toMatchObject({
      errors: [{ field: 'password', message: accountAnswers.wrongPassword }],
    })
    expect((await changeTo(fan, fan.email)).status).toBe(400)
    expect((await changeTo({ ...fan, token: '' }, newEmail())).status).toBe(401)
    expect((await own('GET', '/email', fan, undefined, kito.host)).status).toBe(401)
  })

  it('answers alike for an address with an account, and mails nothing there', async () => {
    const fan = await signUp()
    const other = await createVisitor(payload, luna.profile.id)
    const { status, text } = await changeTo(fan, other.email)
    expect([status, text]).toEqual([204, ''])
    expect((await state(fan)).pendingEmail).toBe(other.email)
    expect(await linksTo(other.email)).toEqual([])
  })

  it.each([
    [
      'changed',
      (fan: Fan, password: string) =>
        own('POST', '/password', fan, {
          currentPassword: testPassword,
          password,
          confirmPassword: password,
        }),
    ],
    [
      'reset',
      async ({ email }: Fan, password: string) => {
        const { host, profile } = luna
        const body = { profileId: profile.id, email }
        await rest('POST', '/api/public/passwords/forgot', { host, body })
        const [token = ''] = await linksTo(email, 'password-reset')
        const given = { token, password, confirmPassword: password }
        return rest('POST', '/api/public/passwords/reset', { host, body: given })
      },
    ],
  ])('is off when the password is %s: the request may be a thief’s', async (_, renew) => {
    const fan = await signUp()
    const email = newEmail()
    await changeTo(fan, email)
    const [token = ''] = await linksTo(email)

    const password = 'another long password'
    expect((await renew(fan, password)).status).toBe(204)
    const { json: session } = await rest<SignedIn>('POST', '/api/sessions', {
      host: luna.host,
      body: { profileId: luna.profile.id, email: fan.email, password },
    })
    expect((await confirm(token, session)).status).toBe(400)
    const { docs } = await payload.find({
      collection: slugs.publicAccounts,
      where: { email: { equals: fan.email } },
      showHiddenFields: true,
    })
    expect(docs).toMatchObject([{ pendingEmail: null }])
  })

  it('fails when the address got an account meanwhile', async () => {
    const fan = await signUp()
    const email = newEmail()
    await changeTo(fan, email)
    const [token = ''] = await linksTo(email)
    await rest('POST', '/api/public/accounts', {
      host: luna.host,
      body: {
        profileId: luna.profile.id,
        email,
        password: testPassword,
        firstName: 'B',
        lastName: 'C',
      },
    })
    expect((await confirm(token, fan)).status).toBe(400)
    expect((await state(fan)).email).toBe(fan.email)
  })
})

describe('email lists', () => {
  const lists = (fan: Fan) => own<SubscriptionView[]>('GET', '/email-lists', fan)
  const change = (fan: Fan, emailListId: string, isSubscribed: boolean) =>
    own<SubscriptionView[]>('PATCH', '/email-lists', fan, { emailListId, isSubscribed })
  const newList = (profile: string, name: string) =>
    payload.create({ collection: slugs.emailLists, data: { profile, name } })

  it('can be joined and left by a confirmed address, again and again', async () => {
    const list = await newList(luna.profile.id, 'Letters')
    await newList(kito.profile.id, 'Foreign letters')
    const fan = await signUp()
    await confirm((await linksTo(fan.email))[0] ?? '', fan)

    const row = { id: list.id, name: 'Letters' }
    const before = (await lists(fan)).json
    expect(before).toContainEqual({ ...row, isSubscribed: false })
    expect(JSON.stringify(before)).not.toContain('Foreign')
    for (const isSubscribed of [true, true, false, false, true]) {
      const { json } = await change(fan, list.id, isSubscribed)
      expect(json).toContainEqual({ ...row, isSubscribed })
    }
  })

  it('tell nothing of an address that is not confirmed, which may join as anybody may', async () => {
    const [list, asking] = [
      await newList(luna.profile.id, 'Open letters'),
      await payload.create({
        collection: slugs.emailLists,
        data: { profile: luna.profile.id, name: 'Asking letters', doubleOptIn: true },
      }),
    ]
    const victim = await signUp()
    await payload.create({
      collection: slugs.subscribers,
      data: {
        profile: luna.profile.id,
        list: list.id,
        email: victim.email,
        status: 'confirmed',
        source: 'form',
      },
    })
    const known = (await lists(victim)).json.map(({ isSubscribed }) => isSubscribed)
    expect(new Set(known)).toEqual(new Set([null]))
    expect(await change(victim, list.id, false)).toMatchObject({
      status: 403,
      json: { code: 'EMAIL_NOT_CONFIRMED' },
    })
    expect((await change(victim, asking.id, true)).json).toContainEqual({
      id: asking.id,
      name: 'Asking letters',
      isSubscribed: null,
    })
    const { docs } = await payload.find({
      collection: slugs.subscribers,
      where: { list: { equals: asking.id } },
    })
    expect(docs).toMatchObject([{ email: victim.email, status: 'pending' }])
  })

  it('of another site do not exist', async () => {
    const foreign = await newList(kito.profile.id, 'Foreign')
    const fan = await signUp()
    await confirm((await linksTo(fan.email))[0] ?? '', fan)
    expect((await change(fan, foreign.id, true)).status).toBe(404)
  })
})
