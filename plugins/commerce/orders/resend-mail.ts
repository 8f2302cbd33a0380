import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { idOf, lockOrder } from '@/plugins/commerce/orders/find-order'
import { prepareHandoverMails, queueHandoverMails } from '@/plugins/commerce/orders/handover-mails'
import { recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import { queueReceipt, sellerOf } from '@/plugins/commerce/payments/receipt'
import { unitsGivenBack } from '@/plugins/commerce/payments/refund-rows'
import { mailTicketsAgain } from '@/plugins/commerce/tickets/mail-tickets'
import type { ResendBody } from '@/src/core/contracts/orders/order-calls'
import { deletedEmail } from '@/src/core/deleted-account'
import { AppError } from '@/src/core/errors'
import { ordersAnswers } from '@/src/core/messages/cart-answers'
import { parcelsOf } from '@/src/core/orders/fulfilment/parcels'
import type { Order } from '@/src/payload-types'
import { prepareMail } from '@/src/server/mail/compose-template'
import { withTx } from '@/src/server/transaction'

/**
 * Writes a mail about an order once more, as it would be written today: to its buyer, or tickets to their
 * holders.
 *
 * @throws {AppError} `CONFLICT` while there is nothing to tell, or nobody to tell it
 */
export async function resendMail(
  req: PayloadRequest,
  order: Order,
  { mail, actor }: ResendBody & { actor: string },
): Promise<void> {
  const send = await senders[mail](idOf(order.profile))
  await withTx(req, async () => {
    const locked = await lockOrder(req, order.id)
    const isSent = locked.email !== deletedEmail && (await send(req, locked, randomUUID()))
    if (!isSent) {
      throw new AppError('CONFLICT', { message: ordersAnswers.nothingToTell })
    }
    await recordOrderEvent(req, locked, {
      by: 'owner',
      actor,
      cause: `mail ${mail} sent again`,
    })
  })
}

/** Writes the mail in the transaction of `req`; answers false when there is nothing to tell. */
type Send = (req: PayloadRequest, order: Order, again: string) => Promise<boolean>

/** Each asks beforehand for what needs connections of its own. */
const senders: Record<ResendBody['mail'], (profileId: string) => Promise<Send>> = {
  receipt: async (profileId) => {
    const seller = await sellerOf(profileId)
    return async (req, order, again) => {
      if (order.paidAt) {
        await queueReceipt(req, order, seller, again)
      }
      return Boolean(order.paidAt)
    }
  },
  shipped: async (profileId) => {
    const handover = await prepareHandoverMails(profileId)
    return async (req, order, again) => {
      const parcels = parcelsOf(order.items)
      const given = await unitsGivenBack(req, order.id)
      for (const parcel of parcels) {
        await queueHandoverMails(req, order, parcel, handover, { given, again })
      }
      return parcels.length > 0
    }
  },
  tickets: async (profileId) => {
    const mail = await prepareMail(profileId, 'tickets')
    return (req, order, again) => mailTicketsAgain(req, order, { mail, again })
  },
}
