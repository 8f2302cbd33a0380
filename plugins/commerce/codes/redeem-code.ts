import type { PayloadRequest } from 'payload'
import { orderOfCode } from '@/plugins/commerce/codes/order-of-code'
import { recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import { orderTokenFor } from '@/plugins/commerce/orders/order-token'
import { completeOrder } from '@/plugins/commerce/payments/complete-order'
import { sellerOf } from '@/plugins/commerce/payments/receipt'
import type { RedeemReply } from '@/src/core/contracts/music/download-answers'
import { AppError } from '@/src/core/errors'
import { codesMessages } from '@/src/core/messages/orders'
import { readCode } from '@/src/core/orders/download-code'
import { slugs } from '@/src/core/slugs'
import { runSql, withTx } from '@/src/server/transaction'

type Redeeming = { profileId: string; code: string; email: string; accountId: string | null }

type Row = { id: string; batchId: string; productId: string; isUsed: boolean; isOver: boolean }

/**
 * Gives the release of a code to anyone who enters it first: as an order that costs nothing, so that it
 * stands in the library, has a page and comes with a mail like everything bought.
 *
 * @throws {AppError} `VALIDATION_FAILED` for a code that does not exist, was used or has expired
 */
export async function redeemCode(
  req: PayloadRequest,
  { profileId, code: typed, email, accountId }: Redeeming,
): Promise<RedeemReply> {
  const code = readCode(typed)
  if (!code) {
    throw refusal(codesMessages.unknown)
  }
  const seller = await sellerOf(profileId)
  return withTx(req, async () => {
    // The row is locked: of any number of people at the same time one gets it.
    const [found] = await runSql(req)<Row>`
      select c.id, c.batch_id as "batchId", c.product_id as "productId",
        c.redeemed_at is not null as "isUsed",
        coalesce(b.expires_at <= now(), false) as "isOver"
      from download_codes c join download_code_batches b on b.id = c.batch_id
      where c.profile_id = ${profileId} and c.code = ${code}
      for update of c`
    if (!found || found.isUsed || found.isOver) {
      throw refusal(refusalOf(found))
    }
    const order = await req.payload.create({
      collection: slugs.orders,
      data: await orderOfCode(req, { profileId, email, accountId, ...found }),
      depth: 0,
      showHiddenFields: true,
      req,
    })
    await recordOrderEvent(req, order, {
      from: null,
      to: 'initiated_payment',
      by: 'visitor',
      cause: 'download code',
    })
    const cause = 'download code'
    await completeOrder(req, order, { by: 'system', cause, amountReceivedMinor: 0, seller })
    await runSql(req)`update entitlements set source = 'code' where order_id = ${order.id}`
    await runSql(req)`
      update download_codes set redeemed_at = now(), order_id = ${order.id} where id = ${found.id}`
    await runSql(req)`
      update download_code_batches set redeemed = redeemed + 1 where id = ${found.batchId}`
    return {
      orderRef: order.publicRef,
      token: orderTokenFor(req.payload.secret, order.publicRef),
    }
  })
}

function refusalOf(found: Row | undefined): string {
  if (!found) {
    return codesMessages.unknown
  }
  return found.isUsed ? codesMessages.used : codesMessages.expired
}

const refusal = (message: string) =>
  new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'code', message }] })
