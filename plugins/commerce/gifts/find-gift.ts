import type { PayloadRequest, Where } from 'payload'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { Gift } from '@/src/payload-types'
import { runSql } from '@/src/server/transaction'

/** Main fields of a gift that a step of it changes. */
export type GiftChange = Partial<Omit<Gift, 'id' | 'profile' | 'order' | 'line'>>

/** With the hashes that nobody sees. Several are answered in the order of their lines. */
export async function findGifts(req: PayloadRequest, where: Where): Promise<Gift[]> {
  const { docs } = await req.payload.find({
    collection: slugs.gifts,
    where,
    sort: 'line',
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    req,
  })
  return docs
}

export async function findGift(req: PayloadRequest, where: Where): Promise<Gift | null> {
  return (await findGifts(req, where))[0] ?? null
}

/**
 * The gift, kept from all other transactions until this one ends.
 *
 * @throws {AppError} `NOT_FOUND`
 */
export async function lockGift(req: PayloadRequest, id: string): Promise<Gift> {
  await runSql(req)`select 1 from gifts where id = ${id} for update`
  const gift = await findGift(req, { id: { equals: id } })
  if (!gift) {
    throw new AppError('NOT_FOUND')
  }
  return gift
}

/** With the gift's row locked. */
export async function updateGift(
  req: PayloadRequest,
  id: string,
  change: GiftChange,
): Promise<void> {
  await req.payload.db.updateOne({
    collection: slugs.gifts,
    where: { id: { equals: id } },
    data: { ...change, updatedAt: new Date().toISOString() },
    req,
  })
}
