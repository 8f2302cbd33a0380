import type { PayloadRequest } from 'payload'
import { emptySeller, type SellerBody, sellerBody } from '@/src/core/contracts/orders/seller'
import { slugs } from '@/src/core/slugs'
import { runSql, withTx } from '@/src/server/transaction'

/** Who sells on a site; null until somebody said so. With the system's rights: invoices are made for buyers. */
export async function findSeller(
  req: PayloadRequest,
  profileId: string,
): Promise<SellerBody | null> {
  const { docs } = await req.payload.find({
    collection: slugs.sellers,
    where: { profile: { equals: profileId } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  const [row] = docs
  if (!row) {
    return null
  }
  const known = Object.keys(emptySeller).map((key) => [key, row[key as keyof SellerBody] ?? ''])
  return sellerBody.parse(Object.fromEntries(known))
}

/** Two who save at once leave one row: that of who was last. */
export function saveSeller(
  req: PayloadRequest,
  profileId: string,
  seller: SellerBody,
): Promise<SellerBody> {
  return withTx(req, async () => {
    await runSql(req)`select 1 from profiles where id = ${profileId} for no key update`
    const where = { profile: { equals: profileId } }
    const { docs } = await req.payload.find({
      collection: slugs.sellers,
      where,
      limit: 1,
      pagination: false,
      depth: 0,
      req,
    })
    const data = { ...seller, country: seller.country as never, profile: profileId }
    // The collection is written by this call alone, which has asked for the right to.
    const shared = { collection: slugs.sellers, data, depth: 0, req } as const
    await (docs[0] ? req.payload.update({ ...shared, id: docs[0].id }) : req.payload.create(shared))
    return seller
  })
}
