import type { Client } from 'pg'

export type Verdict = {
  paid: number
  /** Paid at the provider, not in the shop. */
  lostOrders: number
  /** Keys that made more than one order. */
  duplicatedOrders: number
  missingDownloads: number
  duplicatedDownloads: number
  missingReceipts: number
  duplicatedReceipts: number
  /** Units that are neither in stock, held, nor sold. */
  strayUnits: number
  /** Rows of history that the orders should not have, or lack. */
  strayEvents: number
}

type Input = {
  database: Client
  /** Keys of the purchases that buyers finished. */
  keys: readonly string[]
  paidSessionIds: readonly string[]
  initialStock: number
}

const unitsIn = (state: 'held' | 'committed') =>
  `select coalesce(sum(quantity), 0) from stock_holds where state = '${state}'`

/** Compares the shop's books with the buyers' and the provider's. All zero but `paid` is what is wanted. */
export async function reachVerdict({
  database,
  keys,
  paidSessionIds,
  initialStock,
}: Input): Promise<Verdict> {
  const count = async (query: string, ...values: unknown[]): Promise<number> => {
    const { rows } = await database.query<{ n: string }>(query, values)
    return Number(rows[0]?.n ?? 0)
  }
  const paidOrders = `select id from orders where checkout_session_id = any($1)
    and status in ('paid', 'processing', 'delivered')`
  const digitalLines = `select count(*) from orders_items i
    where i._parent_id = o.id and i.delivery_type = 'digital'`
  const rights = 'select count(*) from entitlements e where e.order_id = o.id'
  const receipts = `select count(*) from mail_log m where m.dedupe_key = 'receipt:' || o.id`
  const perOrder = (difference: string) =>
    count(
      `select coalesce(sum(greatest(0, ${difference})), 0) as n from orders o where o.id in (${paidOrders})`,
      paidSessionIds,
    )

  return {
    paid: paidSessionIds.length,
    lostOrders:
      paidSessionIds.length -
      (await count(`select count(*) as n from (${paidOrders}) p`, paidSessionIds)),
    duplicatedOrders: await count(
      `select coalesce(sum(c - 1), 0) as n from
        (select count(*) as c from orders where idempotency_key = any($1) group by idempotency_key) k`,
      keys,
    ),
    missingDownloads: await perOrder(`(${digitalLines}) - (${rights})`),
    duplicatedDownloads: await perOrder(`(${rights}) - (${digitalLines})`),
    missingReceipts: await perOrder(`1 - (${receipts})`),
    duplicatedReceipts: await perOrder(`(${receipts}) - 1`),
    strayUnits: await count(
      `select abs(sum(stock_quantity) + (${unitsIn('committed')}) - $1)
        + abs(sum(stock_held) - (${unitsIn('held')})) as n
       from variants where stock_quantity is not null`,
      initialStock,
    ),
    strayEvents: await count(
      `select coalesce(sum(abs(3 - (select count(*) from order_events e where e.order_id = o.id))), 0) as n
       from orders o where o.id in (${paidOrders})`,
      paidSessionIds,
    ),
  }
}
