import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { hashOrderToken } from '@/plugins/commerce/orders/order-token'
import { AppError } from '@/src/core/errors'
import type { Gift } from '@/src/payload-types'
import { isCancelled } from '@/src/server/delivery/is-event-cancelled'
import { runSql } from '@/src/server/transaction'

/**
 * The link that a recipient gets: 256 bits, base64url. Made from the gift and the instance's secret, so
 * that a mail sent again names the same one; the database holds only its hash. A corrected address
 * makes another one.
 */
export function claimTokenOf(
  secret: string,
  { id, linkVersion }: Pick<Gift, 'id' | 'linkVersion'>,
) {
  return tokenOf(secret, `gift claim ${id} ${linkVersion}`)
}

/** The key that the recipient who claimed a gift has from then on, to what is in it. */
export function giftKeyOf(secret: string, { id }: Pick<Gift, 'id'>): string {
  return tokenOf(secret, `gift key ${id}`)
}

export const hashGiftToken = hashOrderToken

function tokenOf(secret: string, what: string): string {
  return createHmac('sha256', secret).update(what).digest('base64url')
}

/** Whether it gives tickets that nobody gets into anything with. */
export async function isGiftEventCancelled(
  req: PayloadRequest,
  { id }: Pick<Gift, 'id'>,
): Promise<boolean> {
  const rows = await runSql(req)`
    select 1 from gifts where id = ${id} and ${isCancelled}`
  return rows.length > 0
}

/** @throws {AppError} `CONFLICT` with `message` for such tickets */
export async function refuseCancelled(
  req: PayloadRequest,
  gift: Gift,
  message: string,
): Promise<void> {
  if (await isGiftEventCancelled(req, gift)) {
    throw new AppError('CONFLICT', { message })
  }
}
