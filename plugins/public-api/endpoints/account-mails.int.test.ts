import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { deliverDueGifts } from '@/plugins/commerce/gifts/deliver-gifts'
import { claimTokenOf } from '@/plugins/commerce/gifts/gift-link'
import { openShop, orderOf } from '@/plugins/commerce/testing/shop'
import type { MailName } from '@/src/core/email/registry'
import { slugs } from '@/src/core/slugs'
import { createVisitor, testPassword } from '@/src/testing/factories'
import { writeMail } from '@/src/testing/mails'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

type Fan = Awaited<ReturnType<typeof createVisitor>>
type Shop = Awaited<ReturnType<typeof openShop>>

const luna = await openShop(payload)
const kito = await openShop(payload, 'Kito')

const free = (shop: Shop) => shop.sell({ priceMinor: 0 })

const order = (shop: Shop, { token, email }: { token?: string; email: string }, items: object[]) =>
  shop.call('POST', '/api/public/checkout', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: { profileId: shop.profile.id, email, items },
  })

/** A free one that `recipientEmail` gets. */
const gift = async (shop: Shop, recipientEmail: string) =>
  shop.item(await free(shop), { isGift: true, recipientName: 'Ana', recipientEmail })

async function claim({ token }: Fan, orderRef: string) {
  const { id } = await orderOf(payload, orderRef)
  const { docs } = await payload.find({
    collection: slugs.gifts,
    where: { order: { equals: id } },
    depth: 0,
    showHiddenFields: true,
  })
  const link = docs[0] ? claimTokenOf(payload.secret, docs[0]) : ''
  await luna.call('POST', `/api/public/gifts/${link}/claim`, { token, body: {} })
}

async function changeEmail({ token, email: former }: Fan) {
  const email = `new-${former}`
  const body = { email, password: testPassword }
  await luna.call('POST', '/api/accounts/me/email', { token, body })
  const [mail] = await rowsOf<{ text: string }>(
    payload,
    sql`select text from mail_log where "to" = ${email} and kind = 'confirm-email'`,
  )
  const link = /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const path = '/api/public/accounts/confirm-email'
  expect((await luna.call('POST', path, { token, body: { token: link } })).status).toBe(204)
}

const kindsTo = async ({ profile }: Shop, email: string) =>
  (
    await rowsOf<{ kind: string }>(
      payload,
      sql`select kind from mail_log
        where profile_id = ${profile.id} and "to" = ${email} order by kind`,
    )
  ).map(({ kind }) => kind)

it('go with the account also from a former address that nobody confirmed, and no others do', async () => {
  const fan = await createVisitor(payload, luna.profile.id)
  const own = { profileId: luna.profile.id, email: fan.email }
  await luna.call('POST', '/api/public/passwords/forgot', { body: own })
  await luna.call('POST', '/api/accounts/me/email/confirmation', { token: fan.token })
  await order(luna, fan, [luna.item(await free(luna)), await gift(luna, 'ana@example.com')])
  const { json: given } = await order(luna, { email: 'giver@example.com' }, [
    await gift(luna, fan.email),
  ])
  await deliverDueGifts(payload)
  await claim(fan, given.orderRef)
  // Anyone who reads the mail of the address bought something, too; here and elsewhere.
  await order(luna, { email: fan.email }, [luna.item(await free(luna))])
  await order(kito, { email: fan.email }, [kito.item(await free(kito))])
  expect(await kindsTo(luna, fan.email)).toEqual([
    'confirm-email',
    'gift',
    'gift-claimed',
    'gift-receipt',
    'password-reset',
    'receipt',
    'receipt',
  ])

  await changeEmail(fan)
  const body = { password: testPassword }
  const { status } = await luna.call('DELETE', '/api/accounts/me', { token: fan.token, body })
  expect(status).toBe(204)
  expect(await kindsTo(luna, fan.email)).toEqual(['receipt'])
  expect(await kindsTo(luna, `new-${fan.email}`)).toEqual([])
  expect(await kindsTo(kito, fan.email)).toEqual(['receipt'])
  expect(await kindsTo(luna, 'giver@example.com')).toEqual(['gift-receipt', 'receipt'])
  expect(await kindsTo(luna, 'ana@example.com')).toEqual(['gift'])
})

it('go by what they are about, whatever address they went to, but what the artist is to hear', async () => {
  const fan = await createVisitor(payload, luna.profile.id)
  const other = await createVisitor(payload, luna.profile.id)
  const artist = 'artist@example.com'
  // Known by the account alone: it was never confirmed.
  const pending = `new-${fan.email}`
  await rowsOf(
    payload,
    sql`update public_accounts set pending_email = ${pending}, email_verified_at = null
      where id = ${fan.id}`,
  )
  const log = (to: string, kind: MailName, id: string) =>
    writeMail(payload, randomUUID(), {
      profileId: luna.profile.id,
      to,
      kind,
      about: { type: slugs.publicAccounts, id },
    })
  for (const kind of ['confirm-email', 'password-reset'] as const) {
    await log(fan.email, kind, fan.id)
    await log(pending, kind, fan.id)
    await log(pending, kind, other.id)
  }
  const toArtist = ['membership-paid-twice', 'new-member', 'new-order', 'order-review'] as const
  for (const kind of toArtist) {
    await log(artist, kind, fan.id)
    await rowsOf(payload, sql`update mail_log set state = 'queued' where kind = ${kind}`)
    await log(artist, kind, fan.id)
  }
  const body = { password: testPassword }
  const { status } = await luna.call('DELETE', '/api/accounts/me', { token: fan.token, body })
  expect(status).toBe(204)
  expect(await kindsTo(luna, fan.email)).toEqual([])
  expect(await kindsTo(luna, pending)).toEqual(['confirm-email', 'password-reset'])
  expect(await kindsTo(luna, artist)).toEqual(toArtist)
})
