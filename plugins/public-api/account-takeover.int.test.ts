import { describe, expect, it } from 'vitest'
import { openShop } from '@/plugins/commerce/testing/shop'
import type { EmailState, SignedIn } from '@/src/core/contracts/accounts/account-answers'
import { accountAnswers } from '@/src/core/messages/account-answers'
import { slugs } from '@/src/core/slugs'
import { createVisitor, testPassword } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Library = { data: { ref: string }[] }

const shop = await openShop(payload)

const ask = <Body = Record<string, unknown>>(
  method: string,
  path: string,
  token?: string,
  body?: unknown,
) => rest<Body>(method, `/api${path}`, { host: shop.host, token, body })

let count = 0
const newEmail = () => `victim-${++count}@example.com`

const signUp = (email: string, password: string) =>
  ask<SignedIn>('POST', '/public/accounts', undefined, {
    ...{ profileId: shop.profile.id, email, password, firstName: 'Mal', lastName: 'Lory' },
  })
const confirm = (link: string, token?: string) =>
  ask('POST', '/public/accounts/confirm-email', token, { token: link })
const isConfirmed = async (token: string) =>
  (await ask<EmailState>('GET', '/accounts/me/email', token)).json.isConfirmed
const purchasesOf = async (token: string) =>
  (await ask<Library>('GET', '/public/library', token)).json.data

async function linkTo(email: string, kind: string): Promise<string> {
  const { docs } = await payload.find({
    collection: slugs.mailLog,
    where: { and: [{ to: { equals: email } }, { kind: { equals: kind } }] },
    sort: '-createdAt',
    limit: 1,
  })
  return /\?token=([\w-]+)/.exec(docs[0]?.text ?? '')?.[1] ?? ''
}

/** Somebody buys without an account; somebody else makes one with their address. */
async function hijackedAddress() {
  const email = newEmail()
  const album = await shop.sell({ title: 'Night Bus', priceMinor: 0 })
  const { json: order } = await shop.checkout([shop.item(album)], { email })
  const { json } = await signUp(email, testPassword)
  return { email, orderRef: String(order.orderRef), attacker: json.token }
}

describe('an account that somebody else made with my address', () => {
  it('does not get my purchases when I use the link in the mail', async () => {
    const { email, attacker } = await hijackedAddress()
    const link = await linkTo(email, 'confirm-email')
    const mine = await createVisitor(payload, shop.profile.id)

    const signedOut = await confirm(link)
    expect([signedOut.status, signedOut.json.code]).toEqual([401, 'NOT_SIGNED_IN'])
    const asOther = await confirm(link, mine.token)
    expect([asOther.status, asOther.json.message]).toEqual([403, accountAnswers.linkOfOther])

    expect(await isConfirmed(attacker)).toBe(false)
    expect(await purchasesOf(attacker)).toEqual([])
  })

  it('does not lock me out, and is mine alone after a new password', async () => {
    const { email, orderRef, attacker } = await hijackedAddress()
    const again = await signUp(email, 'my own password')
    expect([again.status, again.json]).toMatchObject([409, { code: 'EMAIL_TAKEN' }])

    const profileId = shop.profile.id
    await ask('POST', '/public/passwords/forgot', undefined, { profileId, email })
    const token = await linkTo(email, 'password-reset')
    const password = 'my own password'
    const reset = { token, password, confirmPassword: password }
    expect((await ask('POST', '/public/passwords/reset', undefined, reset)).status).toBe(204)

    expect((await ask('GET', '/accounts/me', attacker)).status).toBe(401)
    const logIn = (secret: string) =>
      ask<SignedIn>('POST', '/sessions', undefined, { profileId, email, password: secret })
    expect((await logIn(testPassword)).status).toBe(401)
    const { json } = await logIn(password)
    expect(await isConfirmed(json.token)).toBe(true)
    expect((await purchasesOf(json.token)).map(({ ref }) => ref)).toEqual([orderRef])
  })

  it('cannot be changed to my address by my click either', async () => {
    const { email: address } = await hijackedAddress()
    const email = `${address}.uk`
    const { json } = await signUp(newEmail(), testPassword)
    await ask('POST', '/accounts/me/email', json.token, { email, password: testPassword })
    expect((await confirm(await linkTo(email, 'confirm-email'))).status).toBe(401)
    const { json: state } = await ask<EmailState>('GET', '/accounts/me/email', json.token)
    expect(state).toMatchObject({ isConfirmed: false, pendingEmail: email })
  })
})
