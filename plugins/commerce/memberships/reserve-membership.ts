import type { PayloadRequest } from 'payload'
import {
  isBeingPaid,
  isRunning,
  lockAccount,
  lockLiveMembership,
} from '@/plugins/commerce/memberships/lock-live-membership'
import { writePendingMembership } from '@/plugins/commerce/memberships/pending-membership'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { AppError } from '@/src/core/errors'
import { isMembershipItem } from '@/src/core/orders/pricing/membership-item'
import type { Order } from '@/src/payload-types'
import type { PaymentProvider } from '@/src/server/payments/payment-provider'

/** A page is open on which the account could still pay for a membership: it has to be closed first. */
export class OtherCheckoutOpen extends AppError {
  constructor() {
    super('CONFLICT')
  }
}

/**
 * Notes the membership that a new order sells, in the transaction that writes the order. It begins when
 * the order is paid.
 *
 * @throws {OtherCheckoutOpen} while the account could pay for one elsewhere
 * @throws {AppError} `CONFLICT` when it has got one meanwhile
 */
export async function reserveMembership(
  req: PayloadRequest,
  order: Order,
  provider: PaymentProvider,
): Promise<void> {
  const item = order.items.find(isMembershipItem)
  if (!item?.tier || !order.account) {
    return
  }
  const account = { id: idOf(order.account), profileId: idOf(order.profile) }
  // Of two at the same time the second one sees what the first one did.
  await lockAccount(req, account.id)
  const live = await lockLiveMembership(req, account)
  if (live && isRunning(live)) {
    throw new AppError('CONFLICT')
  }
  if (live && (live.pageId || (await isBeingPaid(req, live)))) {
    throw new OtherCheckoutOpen()
  }
  const { unitMinor: amountMinor, membershipInterval: interval } = item
  const terms = { tierId: idOf(item.tier), interval, amountMinor }
  await writePendingMembership(req, live, { account, terms, provider, orderId: order.id })
}
