import type { PayloadRequest } from 'payload'
import { endUnreachableMembership } from '@/plugins/commerce/memberships/end-unreachable-membership'
import {
  findLiveMembership,
  type MembershipRow,
} from '@/plugins/commerce/memberships/membership-row'
import { lastPaymentOf } from '@/plugins/commerce/memberships/payments/payment-row'
import { settleMembership } from '@/plugins/commerce/memberships/settle-membership'
import { ask } from '@/plugins/commerce/payments/continue-payment'
import { AppError } from '@/src/core/errors'
import { changeDate } from '@/src/core/memberships/membership-change'
import { isOverdue } from '@/src/core/memberships/membership-status'
import { membershipMessages } from '@/src/core/messages/membership'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { getPaymentProvider } from '@/src/server/payments'
import { type PaymentProvider, PaymentProviderError } from '@/src/server/payments/payment-provider'
import type { SubscriptionTerms } from '@/src/server/payments/subscriptions'
import { withTx } from '@/src/server/transaction'

type Account = { id: string; profileId: string }

/** A membership that is paid, and where. */
type Paid = MembershipRow & { subscriptionId: string; interval: 'month' | 'year' }
type Found = { row: Paid; provider: PaymentProvider }

/**
 * Moves a paid membership to other terms: what costs more at once, what costs less at the end of what is
 * paid for. Wishing for what already is takes back what was to come. One that is to end becomes nothing
 * else, and no change lets it go on: the provider refuses it under its own lock.
 *
 * @returns what it cost right now, in minor units
 * @throws {AppError} `CONFLICT` without a paid membership, with one that is to end, or when the card was declined
 */
export async function changeMembership(
  req: PayloadRequest,
  account: Account,
  terms: SubscriptionTerms,
): Promise<number> {
  const { row, provider } = await requirePaid(req, account)
  if (row.status !== 'active') {
    throw new AppError('CONFLICT', { message: membershipMessages.paymentFailed })
  }
  if (row.cancelAtPeriodEnd) {
    throw new AppError('CONFLICT', { message: membershipMessages.endingFirst })
  }
  const moment = changeDate(row, terms)
  if (moment === 'never' && !row.wanted) {
    return 0
  }
  const before = await lastPaymentOf(req, row.id)
  await act(req, { row, provider }, () =>
    provider.subscriptions.change(row.subscriptionId, {
      // The same click twice is one change; the membership is another one after it.
      idempotencyKey: [
        'change',
        row.id,
        row.seen,
        terms.tierId,
        terms.interval,
        terms.amountMinor,
      ].join(':'),
      terms,
      moment: moment === 'now' ? 'now' : 'period_end',
    }),
  )
  const last = await lastPaymentOf(req, row.id)
  return last && last.id !== before?.id ? last.amountMinor : 0
}

/**
 * Ends a paid membership with what is paid for. After a failed payment nothing is, and the provider would
 * try the card again, so it ends at once. Safe to repeat, unless nobody can be asked about it.
 *
 * @throws {AppError} `CONFLICT` without a paid membership
 */
export async function endMembership(req: PayloadRequest, account: Account): Promise<void> {
  if (await endAtLostAccount(req, account)) {
    return
  }
  const found = await requirePaid(req, account)
  const { subscriptionId } = found.row
  const { subscriptions } = found.provider
  await act(req, found, async () => {
    // What the provider has not told yet decides whether something is paid.
    const { status } = await subscriptions.retrieve(subscriptionId)
    await (isOverdue(status)
      ? subscriptions.end(subscriptionId)
      : subscriptions.setEnding(subscriptionId, true))
  })
}

/**
 * Lets a paid membership go on that was to end with what is paid for. Safe to repeat.
 *
 * @throws {AppError} `CONFLICT` without a paid membership
 */
export async function resumeMembership(req: PayloadRequest, account: Account): Promise<void> {
  const found = await requirePaid(req, account)
  await act(req, found, () =>
    found.provider.subscriptions.setEnding(found.row.subscriptionId, false),
  )
}

/**
 * @returns the address where the card can be changed
 * @throws {AppError} `CONFLICT` without a paid membership
 */
export async function openPortal(
  req: PayloadRequest,
  account: Account,
  returnUrl: string,
): Promise<string> {
  const { row, provider } = await requirePaid(req, account)
  const { subscriptionId, customerId } = row
  return orRefuse(() =>
    provider.subscriptions.openPortal({ subscriptionId, customerId: customerId ?? '', returnUrl }),
  )
}

/** @returns false when it was not paid to an account that is lost */
function endAtLostAccount(req: PayloadRequest, account: Account): Promise<boolean> {
  return withTx(req, async () => {
    const row = await findLiveMembership(req, account, { lock: true })
    if (!row?.hasLostAccount || !row.isElsewhere || !row.subscriptionId) {
      return false
    }
    await endUnreachableMembership(req, row)
    return true
  })
}

async function requirePaid(req: PayloadRequest, account: Account): Promise<Found> {
  const row = await findLiveMembership(req, account)
  if (!row?.subscriptionId || row.interval === 'none' || row.isElsewhere) {
    const { notPaidFor, accountLost } = membershipAnswers
    throw new AppError('CONFLICT', { message: row?.hasLostAccount ? accountLost : notPaidFor })
  }
  const provider = getPaymentProvider(req.payload, row.providerAccount)
  return { row: { ...row, subscriptionId: row.subscriptionId, interval: row.interval }, provider }
}

/**
 * The provider's books first, then ours; its event does the same again, should we die in between. Ours are
 * written after a card was declined, too: the next try is another one then, with another card perhaps. And
 * after it turned out that the membership ends, which was not heard of yet.
 */
async function act(
  req: PayloadRequest,
  { row, provider }: Found,
  change: () => Promise<void>,
): Promise<void> {
  const settle = () => settleMembership(req, { provider, subscriptionId: row.subscriptionId })
  await orRefuse(async () => {
    try {
      await change()
    } catch (error) {
      if (sayRefusal(error)) {
        await settle()
      }
      throw error
    }
    await settle()
  })
}

/** What a member can do about a provider's no; null when it is no such answer. */
function sayRefusal(error: unknown): string | null {
  if (!(error instanceof PaymentProviderError)) {
    return null
  }
  const { cardDeclined } = membershipAnswers
  const { endingFirst } = membershipMessages
  return error.reason === 'declined' ? cardDeclined : error.reason === 'ending' ? endingFirst : null
}

function orRefuse<Result>(call: () => Promise<Result>): Promise<Result> {
  return ask(() =>
    call().catch((error: unknown) => {
      const message = sayRefusal(error)
      throw message ? new AppError('CONFLICT', { message, cause: error }) : error
    }),
  )
}
