import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { call } from '@/scripts/cluster-proofs/client'
import { allSent } from '@/scripts/cluster-proofs/prove-work'
import type { Proof, Scene } from '@/scripts/cluster-proofs/scene'
import { proxyHeaders } from '@/scripts/cluster-proofs/start-cluster'
import { buy, type Purchase } from '@/scripts/kill-harness/buyer'
import { compareResults } from '@/scripts/kill-harness/compare-results'
import { initialStock } from '@/scripts/kill-harness/stock-shop'
import { readState, waitUntilSettled } from '@/scripts/kill-harness/wait-until-settled'

const orderCount = 30

/** A `fetch` of somebody new each time, who asks another process each time. */
export function asAnybody({ cluster: { webs } }: Pick<Scene, 'cluster'>): typeof fetch {
  let turn = 0
  return (address, init) => {
    const { pathname, search } = new URL(String(address))
    const { origin = '' } = webs[turn++ % webs.length] ?? {}
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), ...proxyHeaders() }
    return fetch(`${origin}${pathname}${search}`, { ...init, headers })
  }
}

const orders: Proof = {
  name: 'an order is settled once, its webhook having come to all processes at the same time',
  run: async (scene) => {
    const { cluster, database, goods, mailServer, profileId, stripeUrl } = scene
    const shop = {
      url: cluster.webs[0]?.origin ?? '',
      profileId,
      stripeUrl,
      call: asAnybody(scene),
    }
    const habits = { clicksTwice: true, isSorry: false, member: undefined, isOver: () => true }
    const purchases: Purchase[] = []
    for (let at = 0; at < orderCount; at += 3) {
      const carts = [goods, goods.slice(0, 1), goods.slice(1)]
      purchases.push(...(await Promise.all(carts.map((cart) => buy(shop, cart, habits)))))
    }
    await waitUntilSettled(stripeUrl, 1)
    await allSent(database)
    const { sessions } = await readState(stripeUrl)
    const client = await database.connect()
    const { paid, ...faults } = await compareResults({
      database: client,
      keys: purchases.map(({ key }) => key),
      paidSessionIds: sessions.filter((each) => each.payment_status === 'paid').map(({ id }) => id),
      refundedRefs: [],
      refundedAtProvider: [],
      initialStock,
    }).finally(() => client.release())
    assert.equal(paid, orderCount)
    assert.deepEqual(
      Object.entries(faults).filter(([, fault]) => fault),
      [],
    )
    const receipts = purchases.map(
      ({ key }) =>
        mailServer.mails.filter(({ receivers }) => receivers.includes(`${key}@example.com`)).length,
    )
    assert.deepEqual(new Set(receipts), new Set([1]))
  },
}

const keys: Proof = {
  name: 'a key of a checkout makes one order, in whichever processes it comes',
  run: async ({ cluster: { webs }, database, goods, profileId }) => {
    const key = randomUUID()
    const [good] = goods
    const body = {
      profileId,
      email: `${key}@example.com`,
      items: [{ productId: good?.productId, productVariantId: good?.productVariantId }],
    }
    const answers = await Promise.all(
      [...webs, ...webs].map(({ origin }) =>
        call(origin, 'POST', '/api/public/checkout', { body, headers: { 'idempotency-key': key } }),
      ),
    )
    const placed = answers.filter(({ status }) => status === 201)
    assert.ok(placed.length > 0 && answers.every(({ status }) => status === 201 || status === 409))
    assert.equal(new Set(placed.map(({ json }) => json.orderRef)).size, 1)
    const { rowCount } = await database.query('select 1 from orders where idempotency_key = $1', [
      key,
    ])
    assert.equal(rowCount, 1)
  },
}

export const saleProofs: readonly Proof[] = [orders, keys]
