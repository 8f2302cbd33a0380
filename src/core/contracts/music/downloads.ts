import { z } from 'zod'
import { downloadFormats } from '@/src/core/choices/rendition-kinds'
import { orderRef, orderToken } from '@/src/core/contracts/orders/order-key'

const one = (...values: readonly unknown[]) =>
  values.filter((value) => value !== undefined).length === 1

/**
 * Body of `POST /public/downloads`: one thing of what an order bought, or of what the signed-in
 * account owns. `productId` alone is the whole release as one archive.
 */
export const downloadBody = z
  .object({
    orderRef: orderRef.optional(),
    token: orderToken.optional(),
    entitlementId: z.uuid().optional(),
    /** The key of the recipient who claimed a gift. */
    giftToken: orderToken.optional(),
    trackId: z.uuid().optional(),
    productId: z.uuid().optional(),
    bonusId: z.uuid().optional(),
    /** The first that there is, when left out. */
    format: z.enum(downloadFormats).optional(),
  })
  .refine(({ orderRef, entitlementId, giftToken }) => one(orderRef, entitlementId, giftToken), {
    path: ['orderRef'],
    message: 'Send one of orderRef, entitlementId and giftToken',
  })
  .refine(({ trackId, productId, bonusId }) => one(trackId, productId, bonusId), {
    path: ['trackId'],
    message: 'Send one of trackId, productId and bonusId',
  })
export type DownloadBody = z.input<typeof downloadBody>
export type DownloadAsked = z.output<typeof downloadBody>

/** Answer with status 202: the archive is being made; ask again. */
export type DownloadPreparing = { isPreparing: true; retryAfterSeconds: number }
