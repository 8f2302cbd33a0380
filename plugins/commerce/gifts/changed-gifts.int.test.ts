import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverDueGifts } from '@/plugins/commerce/gifts/deliver-gifts'
import {
  openShop,
  orderOf,
  payInBooks,
  type Reply,
  sendTestEvent,
} from '@/plugins/commerce/testing/shop'
import type { OrderGift } from '@/src/core/contracts/gifts'
import type { ErrorBody } from '@/src/core/errors'
import { messages } from '@/src/core/messages'
import { txDb } from '@/src/server/transaction'
import { bootTestPayload, type TestPayload } from '@/src/testing/boot-test-payload'

let test: TestPayload
let shop: Awaited<ReturnType<typeof openShop>>

beforeAll(async () => {
  test = await bootTestPayload()
  shop = await openShop(test.payload)
})
afterAll(() => test.close())

async function give(product: Parameters<typeof shop.item>[0], recipientEmail: string, rest = {}) {
  const gift = { isGift: true, recipientName: 'Ana', recipientEmail, giverName: 'Ben' }
  const { json } = await shop.checkout([shop.item(product, gift)], rest)
  await sendTestEvent(test.payload, await payInBooks(test.payload, json.redirectUrl))
  await deliverDueGifts(test.payload)
  return { reply: json, order: await orderOf(test.payload, json.orderRef) }
}

describe('mails of a gift', () => {
  const ask = ({ orderRef, token }: Reply, path: string, body = {}) =>
    shop.call<OrderGift & ErrorBody>(
      'POST',
      `/api/public/orders/${orderRef}/gifts/0${path}?token=${token}`,
      { body },
    )

  it('are sent again three times a day, and corrected three times besides', async () => {
    const album = await shop.sell({ priceMinor: 900 })
    const { reply } = await give(album, 'typo@example.com')
    const again = async () => (await ask(reply, '/resend')).status
    const correct = (recipientEmail: string) => ask(reply, '', { recipientEmail })

    expect((await correct('one@example.com')).status).toBe(200)
    expect([await again(), await again(), await again(), await again()]).toEqual([
      200, 200, 200, 429,
    ])
    const changed = [await correct('typo@example.com'), await correct('one@example.com')]
    expect(changed.map(({ status }) => status)).toEqual([200, 200])
    expect(await again()).toBe(429)
    const fourth = await correct('two@example.com')
    expect([fourth.status, fourth.json.message]).toEqual([429, messages.gift.correctTomorrow])
  })

  it('cannot be corrected into a mailbox that is full of them', async () => {
    const album = await shop.sell({ priceMinor: 900 })
    const full = { recipientEmail: 'full@example.com' }
    const [one, two] = [await give(album, 'a@example.com'), await give(album, 'b@example.com')]
    expect((await ask(one.reply, '', full)).status).toBe(200)
    const db = await txDb(await createLocalReq({}, test.payload))
    await db.execute(sql`update rate_limits set points = 2000000 where key like 'giftMail:%'`)
    expect((await ask(two.reply, '', full)).status).toBe(429)
  })
})
