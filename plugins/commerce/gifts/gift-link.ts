import { createHmac } from 'node:crypto'
import { hashOrderToken } from '@/plugins/commerce/orders/order-token'
import type { Gift } from '@/src/payload-types'

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

/** The key that whoever claimed a gift has from then on, to what is in it. */
export function giftKeyOf(secret: string, { id }: Pick<Gift, 'id'>): string {
  return tokenOf(secret, `gift key ${id}`)
}

export const hashGiftToken = hashOrderToken

function tokenOf(secret: string, what: string): string {
  return createHmac('sha256', secret).update(what).digest('base64url')
}
