import type { ClientBase } from 'pg'

export type Verdict = {
  paid: number
  /** Paid at the provider, not in the shop. */
  lostOrders: number
  /** Keys that made more than one order. */
  duplicatedOrders: number
  missingDownloads: number
  duplicatedDownloads: number
  /** Paid orders whose membership did not begin, or whose first period stands in the books twice. */
  strayMemberships: number
  missingReceipts: number
  duplicatedReceipts: number
  /** Units that are neither in stock, held, nor sold. */
  strayUnits: number
  /** Histories that are not those of an order that was paid once, and perhaps given back; empty when all are. */
  strayHistories: string
  /** Refunds that buyers asked for and did not get. */
  lostRefunds: number
  /** Cents that went back at the provider and not in the shop, or the other way round. */
  strayCents: number
}

type Input = {
  database: ClientBase
  /** Keys of the purchases that buyers finished. */
  keys: readonly string[]
  paidSessionIds: readonly string[]
  /** Orders whose buyers got the promise that everything goes back. */
  refundedRefs: readonly string[]
  refundedAtProvider: readonly { payment_intent: string; amount: number }[]
  initialStock: number
}

const unitsIn = (state: 'held' | 'committed') =>
  `select coalesce(sum(quantity - returned_quantity), 0) from stock_holds where state = '${state}'`

/** Compares the shop's books with the buyers' and the provider's. All zero but `paid` is what is wanted. */
export async function compareResults({
  database,
  keys,
  paidSessionIds,
  refundedRefs,
  refundedAtProvider,
  initialStock,
}: Input): Promise<Verdict> {
  const count = async (query: string, ...values: unknown[]): Promise<number> => {
    const { rows } = await database.query<{ n: string }>(query, values)
    return Number(rows[0]?.n ?? 0)
  }
  const paidOrders = `select id from orders where checkout_session_id = any($1)
    and status in ('paid', 'processing', 'delivered', 'cancelled')`
  const digitalLines = `select count(*) from orders_items i
    where i._parent_id = o.id and i.delivery_type = 'digital'
    and i.membership_interval is null`
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
    strayMemberships: await perOrder(`case when o.status = 'cancelled' then 0 else abs(
      (select count(*) from orders_items i
        where i._parent_id = o.id and i.membership_interval is not null)
      - (select count(*) from memberships m
        where m.order_id = o.id and m.status = 'active' and m.provider_subscription_id is not null)
      + (select count(*) from membership_payments p join memberships m on m.id = p.membership_id
        where m.order_id = o.id)) end`),
    missingReceipts: await perOrder(`1 - (${receipts})`),
    duplicatedReceipts: await perOrder(`(${receipts}) - 1`),
    strayUnits: await count(
      `select abs(sum(stock_quantity) + (${unitsIn('committed')}) - $1)
        + abs(sum(stock_held) - (${unitsIn('held')})) as n
       from variants where stock_quantity is not null`,
      initialStock,
    ),
    strayHistories: await strayHistories(database, `o.id in (${paidOrders})`, paidSessionIds),
    lostRefunds: await count(
      `select count(*) as n from orders where public_ref = any($1)
        and not (status = 'cancelled' and refund_state = 'full')`,
      refundedRefs,
    ),
    strayCents: await count(
      `select coalesce(sum(abs(o.refunded_minor - coalesce(p.amount, 0))), 0) as n
       from orders o
       full join (select r->>'payment_intent' as intent, sum((r->>'amount')::int) as amount
         from jsonb_array_elements($1::jsonb) r group by 1) p on p.intent = o.payment_intent_id`,
      JSON.stringify(refundedAtProvider),
    ),
  }
}

/** A paid order has three lines of history; one that was given back has two more. */
async function strayHistories(
  database: ClientBase,
  which: string,
  paidSessionIds: readonly string[],
): Promise<string> {
  const { rows } = await database.query<{ told: string }>(
    `select concat_ws(': ', o.public_ref,
       string_agg(concat_ws(' ', e."to", 'by', e.actor_type, e.note, e.cause), ', ' order by e.created_at)
     ) as told
     from orders o join order_events e on e.order_id = o.id where ${which}
     group by o.id having count(*) <> 3 + case when o.status = 'cancelled' then 2 else 0 end`,
    [paidSessionIds],
  )
  return rows.map(({ told }) => told).join('; ')
}
