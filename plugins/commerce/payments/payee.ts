import type { PayloadRequest } from 'payload'
import { findPaymentAccount } from '@/plugins/commerce/payments/payment-account'
import { cartAnswers } from '@/src/core/messages/cart-answers'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { getPaymentProvider, usesConnectedAccounts } from '@/src/server/payments'
import type { PaymentProvider } from '@/src/server/payments/payment-provider'

/** Who gets the money of a profile's shop, and by whom. */
export type Payee = {
  provider: PaymentProvider
  /** The platform's share, in hundredths of a percent. */
  platformFeeBps: number
  /** Why nothing can be paid yet, in words for visitors. */
  problem: string | null
}

/** A self-hosted artist's own keys, or, on a platform, the artist's connected account. */
export async function payeeOf(req: PayloadRequest, profileId: string): Promise<Payee> {
  if (!usesConnectedAccounts()) {
    return { provider: getPaymentProvider(req.payload), platformFeeBps: 0, problem: null }
  }
  const account = await findPaymentAccount(req, { profile: { equals: profileId } })
  const provider = getPaymentProvider(req.payload, account?.stripeAccountId)
  const isReady = account?.chargesEnabled && Boolean(account.livemode) === provider.livemode
  return {
    provider,
    platformFeeBps: account?.platformFeeBps ?? 0,
    problem: isReady ? null : cartAnswers.notSetUp(await nameOf(req, profileId)),
  }
}

/** The provider of an order that exists, with the account that it was made for. */
export function providerOf(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { providerAccount }: Pick<Order, 'providerAccount'>,
): PaymentProvider {
  return getPaymentProvider(payload, providerAccount ?? '')
}

/** Whole minor units, rounded down in the artist's favour. */
export function platformFeeOf({ platformFeeBps }: Payee, totalMinor: number): number {
  return Math.floor((totalMinor * platformFeeBps) / 10_000)
}

async function nameOf(req: PayloadRequest, id: string): Promise<string> {
  const profile = await req.payload.findByID({ collection: slugs.profiles, id, depth: 0, req })
  return profile.name
}
