import type { PayloadRequest } from 'payload'
import { isRunning, waitsForOrder } from '@/plugins/commerce/memberships/lock-live-membership'
import {
  findLiveMembership,
  type MembershipRow,
} from '@/plugins/commerce/memberships/membership-row'
import { settleMembership } from '@/plugins/commerce/memberships/settle-membership'
import { findOrder } from '@/plugins/commerce/orders/find-order'
import { cancelOrder } from '@/plugins/commerce/payments/cancel-order'
import { ask } from '@/plugins/commerce/payments/continue-payment'
import { providerOf } from '@/plugins/commerce/payments/payee'
import { AppError } from '@/src/core/errors'
import { payableStatuses } from '@/src/core/orders/statuses'
import { getPaymentProvider } from '@/src/server/payments'

type Account = { id: string; profileId: string }

/**
 * Gives up the order in which an account is about to buy a membership, so that another wish can take its
 * place: its payment page is closed first.
 *
 * @throws {AppError} `CONFLICT` while its payment is on the way, `UNAVAILABLE` when the provider is away
 */
export async function closeOpenOrderCheckout(req: PayloadRequest, account: Account): Promise<void> {
  const live = await findLiveMembership(req, account)
  const order =
    live && !live.isOutOfReach && waitsForOrder(live)
      ? await findOrder(req, { id: { equals: live.orderId } })
      : null
  if (!order || !payableStatuses.includes(order.status)) {
    return
  }
  try {
    await cancelOrder(req, { order, provider: providerOf(req, order), by: 'visitor' })
  } catch (error) {
    // Paid in another tab: the next caller is told what they have.
    const now = await findLiveMembership(req, account)
    if (!(error instanceof AppError && now && isRunning(now))) {
      throw error
    }
  }
}

/** Closes whatever else an account could still pay a membership on, for a cart with one. */
export async function closeOtherCheckouts(req: PayloadRequest, account: Account): Promise<void> {
  await closeOpenOrderCheckout(req, account)
  await closeOpenCheckoutPage(req, account)
}

/**
 * Closes the page where an account was about to pay for a membership, so that another can take its place.
 * When it was paid meanwhile, the membership runs afterwards.
 *
 * @throws {AppError} `UNAVAILABLE` when the provider is away
 */
export async function closeOpenCheckoutPage(req: PayloadRequest, account: Account): Promise<void> {
  const live = await findLiveMembership(req, account)
  const pageId = live && openPageOf(live)
  if (!live || !pageId) {
    return
  }
  const provider = getPaymentProvider(req.payload, live.providerAccount)
  await ask(async () => {
    await provider.subscriptions.expirePage(pageId)
    await settleMembership(req, { provider, pageId })
  })
}

/** The page where an account was about to pay for what it has not got yet; null without one. */
export function openPageOf(live: MembershipRow): string | null {
  return live.isOutOfReach || isRunning(live) ? null : live.pageId
}
