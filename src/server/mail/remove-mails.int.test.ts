import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { beforeEach, expect, it } from 'vitest'
import { openShop, orderOf } from '@/plugins/commerce/testing/shop'
import { slugs } from '@/src/core/slugs'
import { removeMailsAbout } from '@/src/server/mail/remove-mails'
import { writeMail } from '@/src/testing/mails'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

type Shop = Awaited<ReturnType<typeof openShop>>

const luna = await openShop(payload)
const kito = await openShop(payload, 'Kito')
beforeEach(async () => void (await payload.db.pool.query('delete from mail_log')))

async function buy(shop: Shop): Promise<string> {
  const item = shop.item(await shop.sell({ priceMinor: 0 }))
  const { json } = await shop.checkout([item])
  return (await orderOf(payload, json.orderRef)).id
}

const logged = () =>
  rowsOf<{ profile: string; kind: string; type: string | null; id: string | null }>(
    payload,
    sql`select profile_id as profile, kind, about_type as type, about_id as id from mail_log
      order by created_at, kind`,
  )

it('notes with a mail which row it is about, and removes those about a row of one site', async () => {
  const [first, second, theirs] = [await buy(luna), await buy(luna), await buy(kito)]
  const about = (order: string, { profile }: Shop) =>
    ['new-order', 'receipt'].map((kind) => ({
      profile: profile.id,
      kind,
      type: 'orders',
      id: order,
    }))
  expect(await logged()).toEqual([
    ...about(first, luna),
    ...about(second, luna),
    ...about(theirs, kito),
  ])
  const req = await createLocalReq({}, payload)
  const ids = sql`select id from orders where id in (${first}, ${theirs})`
  await removeMailsAbout(req, luna.profile.id, { [slugs.orders]: ids })
  expect(await logged()).toEqual([...about(second, luna), ...about(theirs, kito)])
})

it('asks for the type of the row too, and lets the artist still hear of it', async () => {
  const id = luna.profile.id
  const write = (key: string, mail: Parameters<typeof writeMail>[2]) =>
    writeMail(payload, key, { profileId: id, ...mail })
  await write('receipt', { about: { type: slugs.orders, id } })
  await write('gift', { kind: 'gift', about: { type: slugs.gifts, id } })
  await write('of nothing', {})
  await write('to artist', { kind: 'new-order', about: { type: slugs.orders, id } })
  await payload.db.pool.query(`update mail_log set state = 'queued'`)
  const req = await createLocalReq({}, payload)
  await removeMailsAbout(req, id, { [slugs.orders]: sql`select ${id}::uuid as id` })
  const left = (await logged()).map(({ kind }) => kind)
  expect(left.sort()).toEqual(['gift', 'new-order', 'receipt'])
})
