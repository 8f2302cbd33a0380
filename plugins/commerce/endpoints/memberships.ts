import type { Endpoint } from 'payload'
import { currentMembership } from '@/plugins/commerce/memberships/current-membership'
import { joinFreeTier } from '@/plugins/commerce/memberships/join-free-tier'
import { currentMembershipAnswer, joinTierAnswer } from '@/src/core/contracts/answers/own-account'
import type { TierView } from '@/src/core/contracts/membership-tiers'
import {
  type JoinTierBody,
  type JoinTierReply,
  joinTierBody,
} from '@/src/core/contracts/memberships'
import { AppError } from '@/src/core/errors'
import { isFreeTier, tierIntervals, tierPriceMinor } from '@/src/core/memberships/tier-price'
import { messages } from '@/src/core/messages'
import { formatMinor, toMinor } from '@/src/core/money'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { getSiteOf, listTiers } from '@/src/server/site-data'

/** `GET /public/memberships/current`: the visitor's own, as it is paid. */
const current = definePublicEndpoint({
  method: 'get',
  path: '/public/memberships/current',
  summary: 'The own membership',
  answer: currentMembershipAnswer,
  account: 'required',
  run: async ({ req, account }) => ({ membership: await currentMembership(req, account) }),
})

/** `POST /public/memberships/checkout`: joins a free tier at once. Nobody can pay for one yet. */
const checkout = definePublicEndpoint({
  method: 'post',
  path: '/public/memberships/checkout',
  summary: 'Join a membership tier',
  answer: joinTierAnswer,
  body: joinTierBody,
  account: 'required',
  rateLimit: 'joinTier',
  failures: ['CONFLICT'],
  run: async ({ req, account, body }): Promise<JoinTierReply> => {
    const tiers = await listTiers(account.profileId)
    const tier = tiers.find(({ id }) => id === body.tierId)
    if (!tier) {
      throw new AppError('NOT_FOUND')
    }
    assertOffer(tier, body)
    if (!isFreeTier(tier)) {
      const site = await getSiteOf(account.profileId)
      const message = messages.checkout.notSetUp(site?.profile.name ?? '')
      throw new AppError('CONFLICT', { message })
    }
    await joinFreeTier(req, account, tier.id)
    return {
      membership: {
        membershipTierId: tier.id,
        status: 'free',
        interval: 'none',
        currentPeriodEnd: null,
      },
    }
  },
})

/** @throws {AppError} `VALIDATION_FAILED` for an interval or an amount that the tier does not take */
function assertOffer(tier: TierView, { interval, amount }: JoinTierBody): void {
  if (!tierIntervals(tier).includes(interval)) {
    refuse('interval', messages.errors.validationFailed)
  }
  const leastMinor = tierPriceMinor(tier, interval)
  if (tier.payWhatYouWant && toMinor(amount ?? 0) < leastMinor) {
    refuse('amount', messages.cart.priceAtLeast(formatMinor(leastMinor)))
  }
}

function refuse(field: string, message: string): never {
  throw new AppError('VALIDATION_FAILED', { message, errors: [{ field, message }] })
}

export const membershipEndpoints: Endpoint[] = [current, checkout]
