import type { Terms } from '@/src/core/memberships/membership-change'
import type { MembershipStatus } from '@/src/core/memberships/membership-status'

/** What is written into a subscription, so that it can be told from its own state what it is for. */
export type SubscriptionTerms = Terms & { tierName: string }

export type SubscriptionRequest = {
  /** The same key answers with the same page, however often it is asked. */
  idempotencyKey: string
  membershipId: string
  profileId: string
  attempt: number
  email: string
  /** Who has paid here before; null: nobody yet. */
  customerId: string | null
  /** ISO code, lower case. */
  currency: string
  terms: SubscriptionTerms
  /** The platform's share of each payment, in hundredths of a percent. */
  platformFeeBps: number
  /** When the page cannot be paid any more; the same for the same key. */
  expiresAt: Date
  successUrl: string
  cancelUrl: string
}

/** The page where a membership is paid for the first time, in its present state. */
export type SubscriptionPage = {
  id: string
  /** Where the member pays; null once nothing can be paid there. */
  url: string | null
  state: 'open' | 'complete' | 'expired'
  /** Set once it is complete. */
  subscriptionId: string | null
  /** What we wrote into it when we made it; '' when it is not one of ours. */
  membershipId: string
  attempt: number
  livemode: boolean
}

/** A subscription in its present state. */
export type Subscription = {
  id: string
  membershipId: string
  /** The order that paid for its first period, among other things; '' when it began by itself. */
  orderId: string
  /** Another service began it, and a membership follows it since. */
  isAdopted: boolean
  status: Exclude<MembershipStatus, 'free'>
  livemode: boolean
  customerId: string
  currency: string
  terms: Terms
  /** What it becomes when the period ends. */
  next: Terms | null
  periodStart: Date
  /** Until when it is paid for: after a failed renewal where the unpaid period begins. */
  paidUntil: Date | null
  cancelAtPeriodEnd: boolean
  startedAt: Date
  endedAt: Date | null
  /** The newest payments, for the books. */
  payments: readonly SubscriptionPayment[]
}

export type SubscriptionPayment = {
  /** Of the provider's invoice. */
  id: string
  amountMinor: number
  currency: string
  paidAt: Date
  /** It began with this one. */
  isFirst: boolean
  /** What a change cost within a period that another one had paid for. */
  isExtra: boolean
  /** What it is known by when money goes back; null when it was paid elsewhere. */
  paymentIntentId: string | null
}

export type PaidSubscription = {
  subscriptionId: string
  /** What we wrote into it; '' when it is not one of ours. */
  membershipId: string
}

/** A subscription of a customer, begun here or by another service. */
export type FoundSubscription = Pick<
  Subscription,
  'id' | 'membershipId' | 'status' | 'livemode' | 'customerId' | 'currency'
> & {
  /** What it costs; null when it is paid by the week, by use, or for several things at once. */
  price: { interval: Terms['interval']; amountMinor: number } | null
  /** Less than that is paid, for now or for good. */
  isDiscounted: boolean
}

/** For which membership a subscription goes on, and on which terms: those that it has. */
export type Adoption = { membershipId: string; profileId: string; terms: Terms }

export type SubscriptionChange = {
  idempotencyKey: string
  terms: SubscriptionTerms
  /** At once with what the rest of the period costs more, or at its end without a charge. */
  moment: 'now' | 'period_end'
}

/**
 * The part of a payment service that memberships use. Calls throw `PaymentProviderError` and nothing
 * else: `declined` when the member's bank refused what a change costs, `ending` when one is asked for that
 * would go on behind the back of somebody who ended it.
 */
export type SubscriptionProvider = {
  openPage: (request: SubscriptionRequest) => Promise<SubscriptionPage>
  retrievePage: (pageId: string) => Promise<SubscriptionPage>
  /** Closes the page, unless it was paid: the answer says which. */
  expirePage: (pageId: string) => Promise<SubscriptionPage>
  retrieve: (subscriptionId: string) => Promise<Subscription>
  /** What a payment was for; null when it was for no subscription. */
  ofPayment: (paymentIntentId: string) => Promise<PaidSubscription | null>
  /** All of a customer that are not over; null for a customer whom the account does not know. */
  ofCustomer: (customerId: string) => Promise<FoundSubscription[] | null>
  /**
   * Writes into a subscription, which goes on as it runs, that it is for a membership; safe to repeat.
   *
   * @throws `refused` for one that is for another membership already
   */
  adopt: (subscriptionId: string, adoption: Adoption) => Promise<void>
  change: (subscriptionId: string, change: SubscriptionChange) => Promise<void>
  /** Whether it ends with what is paid for, or goes on. */
  setEnding: (subscriptionId: string, endsAtPeriodEnd: boolean) => Promise<void>
  /** Ends it at once; safe to repeat. */
  end: (subscriptionId: string) => Promise<void>
  /**
   * Where the member changes the card and sees the payments.
   *
   * @returns an address that works for a short time
   */
  openPortal: (input: {
    subscriptionId: string
    customerId: string
    returnUrl: string
  }) => Promise<string>
}

/** What an event about a subscription names; what became of it is asked, never read from the event. */
export type SubscriptionFact = {
  kind: 'subscription'
  /** '' when the event does not name it. */
  subscriptionId: string
  /** '' when the event is not about a page. */
  pageId: string
  /** What we wrote into the object; '' when nothing. */
  membershipId: string
  livemode: boolean
}
