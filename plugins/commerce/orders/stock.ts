import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import type { Order } from '@/src/payload-types'
import { cacheTags, revalidateTags } from '@/src/server/caching/cache-tags'
import { waitsForFiles } from '@/src/server/delivery/is-released'
import { runSql } from '@/src/server/transaction'

export type StockRequest = { variantId: string; quantity: number }

/** A product whose stock changed. */
type Touched = { profile: string; product: string; event: string | null }

/**
 * Keeps units aside for an order, all or none. Only for variants with a counted stock. One variant may
 * stand on several lines, for oneself and as gifts: it is held once for all of them.
 * Variants are taken in the order of their ids, so that two carts never wait for each other.
 *
 * @returns the variant that is short, or null when everything is held
 */
export async function holdStock(
  req: PayloadRequest,
  order: Order,
  wishes: readonly StockRequest[],
): Promise<StockRequest | null> {
  const touched: Touched[] = []
  const inOrder = perVariant(wishes).toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1))
  for (const wish of inOrder) {
    const rows = await runSql(req)<Touched>`
      with taken as (
        update variants set stock_held = stock_held + ${wish.quantity}
        where id = ${wish.variantId} and stock_quantity - stock_held >= ${wish.quantity}
        returning id, profile_id, product_id, event_id
      ), held as (
        insert into stock_holds (profile_id, order_id, variant_id, quantity, state, expires_at)
        select ${idOf(order.profile)}, ${order.id}, id, ${wish.quantity}, 'held',
          ${order.expiresAt}::timestamptz
        from taken
      )
      select profile_id as profile, product_id as product, event_id as event from taken`
    if (rows.length === 0) {
      return wish
    }
    touched.push(...rows)
  }
  await showStock(req, touched)
  return null
}

function perVariant(wishes: readonly StockRequest[]): StockRequest[] {
  const quantities = new Map<string, number>()
  for (const { variantId, quantity } of wishes) {
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  }
  return [...quantities].map(([variantId, quantity]) => ({ variantId, quantity }))
}

/** Takes the held units out of stock for good; the last one marks its variant as sold out. */
export async function commitStock(req: PayloadRequest, orderId: string): Promise<void> {
  await lockVariants(req, orderId)
  const rows = await runSql(req)<Touched>`
    with done as (
      update stock_holds set state = 'committed', updated_at = now()
      where order_id = ${orderId} and state = 'held'
      returning variant_id, quantity
    )
    update variants set
      stock_quantity = stock_quantity - done.quantity,
      stock_held = stock_held - done.quantity,
      availability_status = case
        when stock_quantity - done.quantity <= 0 then 'sold_out' else availability_status end
    from done where variants.id = done.variant_id
    returning variants.profile_id as profile, variants.product_id as product,
      variants.event_id as event`
  await showStock(req, rows)
}

/** Gives the held units back. */
export async function releaseStock(req: PayloadRequest, orderId: string): Promise<void> {
  await lockVariants(req, orderId)
  const rows = await runSql(req)<Touched>`
    with done as (
      update stock_holds set state = 'released', updated_at = now()
      where order_id = ${orderId} and state = 'held'
      returning variant_id, quantity
    )
    update variants set stock_held = stock_held - done.quantity
    from done where variants.id = done.variant_id
    returning variants.profile_id as profile, variants.product_id as product,
      variants.event_id as event`
  await showStock(req, rows)
}

/**
 * Holds released units again, for a payment that came after all.
 *
 * @returns false, with nothing held, when others have bought them meanwhile
 */
export async function retakeStock(req: PayloadRequest, orderId: string): Promise<boolean> {
  await lockVariants(req, orderId)
  const short = await runSql(req)`
    select 1 from stock_holds h join variants v on v.id = h.variant_id
    where h.order_id = ${orderId} and h.state = 'released'
      and v.stock_quantity - v.stock_held < h.quantity limit 1`
  if (short.length > 0) {
    return false
  }
  const rows = await runSql(req)<Touched>`
    with again as (
      update stock_holds set state = 'held', updated_at = now()
      where order_id = ${orderId} and state = 'released'
      returning variant_id, quantity
    )
    update variants set stock_held = stock_held + again.quantity
    from again where variants.id = again.variant_id
    returning variants.profile_id as profile, variants.product_id as product,
      variants.event_id as event`
  await showStock(req, rows)
  return true
}

/**
 * Puts sold units of lines back that were not returned yet. What is back and was sold out can be bought
 * again, before its day as a pre-order.
 */
export async function returnStock(
  req: PayloadRequest,
  { id, items }: Pick<Order, 'id' | 'items'>,
  lines: readonly { line: number; quantity: number }[],
): Promise<void> {
  await lockVariants(req, id)
  const wanted = JSON.stringify(
    lines.flatMap(({ line, quantity }) => {
      const variant = items[line]?.variant
      return variant ? [{ variant: idOf(variant), quantity }] : []
    }),
  )
  const rows = await runSql(req)<Touched>`
    with wanted as (
      select variant::uuid as variant_id, sum(quantity) as quantity
      from jsonb_to_recordset(${wanted}::jsonb) as w(variant text, quantity int) group by 1
    ), back as (
      select h.id, h.variant_id, least(h.quantity - h.returned_quantity, w.quantity) as quantity
      from stock_holds h join wanted w on w.variant_id = h.variant_id
      where h.order_id = ${id} and h.state = 'committed'
    ), noted as (
      update stock_holds set returned_quantity = returned_quantity + back.quantity, updated_at = now()
      from back where stock_holds.id = back.id
    )
    update variants set
      stock_quantity = stock_quantity + back.quantity,
      availability_status = case
        when availability_status <> 'sold_out' or stock_quantity > 0 then availability_status
        when release_at > now() or (release_at is not null and ${await waitsForFiles()}) then 'preorder'
        else 'active' end
    from back where variants.id = back.variant_id and back.quantity > 0
    returning variants.profile_id as profile, variants.product_id as product,
      variants.event_id as event`
  await showStock(req, rows)
}

/** Variants of an order whose sold units can be restocked: those whose stock is counted. */
export async function returnableVariants(
  req: PayloadRequest,
  orderId: string,
): Promise<ReadonlySet<string>> {
  const rows = await runSql(req)<{ variant: string }>`
    select h.variant_id as variant from stock_holds h join variants v on v.id = h.variant_id
    where h.order_id = ${orderId} and h.state = 'committed' and h.returned_quantity < h.quantity
      and v.stock_quantity is not null`
  return new Set(rows.map(({ variant }) => variant))
}

/** Pages and answers say what is sold out. */
async function showStock(req: PayloadRequest, touched: readonly Touched[]): Promise<void> {
  const tags = touched.flatMap(({ profile, product, event }) =>
    event
      ? [cacheTags.events(profile), cacheTags.event(profile, event)]
      : [cacheTags.products(profile), cacheTags.product(profile, product)],
  )
  await revalidateTags(req, ...new Set(tags))
}

export async function extendHolds(req: PayloadRequest, order: Order): Promise<void> {
  await runSql(req)`
    update stock_holds set expires_at = ${order.expiresAt}::timestamptz
    where order_id = ${order.id} and state = 'held'`
}

async function lockVariants(req: PayloadRequest, orderId: string): Promise<void> {
  await runSql(req)`
    select 1 from variants
    where id in (select variant_id from stock_holds where order_id = ${orderId})
    order by id for update`
}
