import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { idOf, lockOrder } from '@/plugins/commerce/orders/find-order'
import { prepareHandoverMails, queueHandoverMails } from '@/plugins/commerce/orders/handover-mails'
import { recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import { queueReceipt, sellerOf } from '@/plugins/commerce/payments/receipt'
import { unitsGivenBack } from '@/plugins/commerce/payments/refund-rows'
import type { ResendBody } from '@/src/core/contracts/order-calls'
import { deletedEmail } from '@/src/core/deleted-account'
import { AppError } from '@/src/core/errors'
import { messages } from '@/src/core/messages'
import { parcelsOf } from '@/src/core/orders/parcels'
import type { Order } from '@/src/payload-types'
import { withTx } from '@/src/server/transaction'

/**
 * Writes a mail about an order to its buyer once more, as it would be written today.
 *
 * @throws {AppError} `CONFLICT` while there is nothing to tell, or nobody to tell it
 */
export async function resendMail(
  req: PayloadRequest,
  order: Order,
  { mail, actor }: ResendBody & { actor: string },
): Promise<void> {
  const profileId = idOf(order.profile)
  const [seller, handover] = await Promise.all([
    sellerOf(profileId),
    prepareHandoverMails(profileId),
  ])
  await withTx(req, async () => {
    const locked = await lockOrder(req, order.id)
    const parcels = parcelsOf(locked.items)
    const isReady = mail === 'receipt' ? locked.paidAt : parcels.length > 0
    if (!isReady || locked.email === deletedEmail) {
      throw new AppError('CONFLICT', { message: messages.orders.nothingToTell })
    }
    const again = randomUUID()
    if (mail === 'receipt') {
      await queueReceipt(req, locked, seller, again)
    } else {
      const given = await unitsGivenBack(req, order.id)
      for (const parcel of parcels) {
        await queueHandoverMails(req, locked, parcel, handover, { given, again })
      }
    }
    await recordOrderEvent(req, locked, {
      from: locked.status,
      to: locked.status,
      by: 'owner',
      actor,
      cause: `mail ${mail} sent again`,
    })
  })
}
