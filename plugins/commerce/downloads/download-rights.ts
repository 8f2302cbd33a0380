import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import { slugs } from '@/src/core/slugs'
import type { Entitlement } from '@/src/payload-types'
import { ownedByAccount } from '@/src/server/accounts/owned-by-account'
import { verifiedEmailOf } from '@/src/server/accounts/verified-email'
import { isReleased } from '@/src/server/delivery/is-released'
import { runSql } from '@/src/server/transaction'

/** The rights that an order gave its buyer, withdrawn ones too. Those of gifts are their recipients'. */
export function rightsOfOrder(req: PayloadRequest, orderId: string): Promise<Entitlement[]> {
  return find(req, {
    and: [{ order: { equals: orderId } }, { source: { not_equals: 'gift' } }],
  })
}

/** The rights that the recipient who claimed a line of an order as a gift got, withdrawn ones too. */
export function rightsOfGift(
  req: PayloadRequest,
  { orderId, line }: { orderId: string; line: number },
): Promise<Entitlement[]> {
  return find(req, {
    and: [
      { order: { equals: orderId } },
      { line: { equals: line } },
      { source: { equals: 'gift' } },
    ],
  })
}

export type Owner = { id: string; profileId: string }

/** As SQL on `entitlements`: what belongs to the account, or to its confirmed email and no account. */
export async function ownedBy(req: PayloadRequest, { id, profileId }: Owner) {
  const email = await verifiedEmailOf(req, id)
  const isOwn = ownedByAccount({ id, email }, 'entitlements')
  return sql`entitlements.profile_id = ${profileId} and ${isOwn}`
}

/** One right of the account, withdrawn or not; none when it is somebody else's. */
export async function rightOfAccount(
  req: PayloadRequest,
  owner: Owner,
  entitlementId: string,
): Promise<Entitlement[]> {
  const rows = await runSql(req)`
    select 1 from entitlements where id = ${entitlementId} and ${await ownedBy(req, owner)}`
  return rows.length > 0 ? find(req, { id: { equals: entitlementId } }) : []
}

/** Whether the account may hear all of a song of a release now: it owns that one, or another with the same upload. */
export async function ownsSong(
  req: PayloadRequest,
  owner: Owner,
  { trackId, productId }: { trackId: string; productId: string },
): Promise<boolean> {
  const rows = await runSql(req)`
    select 1 from entitlements
    where revoked_at is null and ${await isReleased()} and ${await ownedBy(req, owner)}
      and (product_id = ${productId} or product_id in (
        select other.product_id from tracks t join tracks other
          on other.original_id = t.original_id and other.profile_id = t.profile_id
        where t.id = ${trackId}))
    limit 1`
  return rows.length > 0
}

/** Those of them whose files can be had now: neither withdrawn nor of a release that is still to come. */
export async function usableOf(
  req: PayloadRequest,
  rights: readonly Entitlement[],
): Promise<Entitlement[]> {
  if (rights.length === 0) {
    return []
  }
  const ids = rights.map(({ id }) => id)
  const rows = await runSql(req)<{ id: string }>`
    select id from entitlements
    where id = any(${`{${ids.join(',')}}`}::uuid[])
      and revoked_at is null and ${await isReleased()}`
  const usable = new Set(rows.map(({ id }) => id))
  return rights.filter(({ id }) => usable.has(id))
}

async function find(req: PayloadRequest, where: Where): Promise<Entitlement[]> {
  const { docs } = await req.payload.find({
    collection: slugs.entitlements,
    where,
    sort: ['line', 'unit'],
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}
