import type { PayloadRequest } from 'payload'
import { rightsOfGift } from '@/plugins/commerce/downloads/download-rights'
import { openGift } from '@/plugins/commerce/gifts/gift-page'
import type { Entitlement } from '@/src/payload-types'

/**
 * The rights of the holder of the key of a claimed gift; the link that was mailed gives none.
 *
 * @throws {AppError} `NOT_FOUND`
 */
export async function rightsOfClaimedGift(
  req: PayloadRequest,
  key: { profileId: string; token: string },
): Promise<Entitlement[]> {
  const { gift, order, isYours } = await openGift(req, key)
  return isYours ? rightsOfGift(req, { orderId: order.id, line: gift.line }) : []
}
