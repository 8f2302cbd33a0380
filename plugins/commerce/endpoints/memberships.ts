import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import {
  changeMembership,
  endMembership,
  openPortal,
  resumeMembership,
} from '@/plugins/commerce/memberships/change-membership'
import { membershipState } from '@/plugins/commerce/memberships/current-membership'
import { requireSiteStays } from '@/plugins/commerce/memberships/end-payments-of-site'
import { joinFreeTier, leaveFreeTier } from '@/plugins/commerce/memberships/join-free-tier'
import { findLiveMembership } from '@/plugins/commerce/memberships/membership-row'
import { settleMembership } from '@/plugins/commerce/memberships/settle-membership'
import { startMembership } from '@/plugins/commerce/memberships/start-membership'
import { oldPriceOf, requireOpenTier, termsOf } from '@/plugins/commerce/memberships/tier-terms'
import { ask } from '@/plugins/commerce/payments/continue-payment'
import { payeeOf } from '@/plugins/commerce/payments/payee'
import { siteOf } from '@/plugins/commerce/site-of'
import type { JoinTierReply, MembershipState } from '@/src/core/contracts/accounts/account-answers'
import {
  changedMembershipAnswer,
  joinTierAnswer,
  membershipStateAnswer,
  portalAnswer,
} from '@/src/core/contracts/accounts/account-answers'
import { joinTierBody, tierSelection } from '@/src/core/contracts/members/memberships'
import { AppError } from '@/src/core/errors'
import { sayGiven } from '@/src/core/memberships/membership-labels'
import { membershipMessages } from '@/src/core/messages/membership'
import { toDollars } from '@/src/core/money'
import { safeRedirect } from '@/src/core/urls/safe-redirect'
import { getPaymentProvider } from '@/src/server/payments'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import type { VisitorAccount } from '@/src/server/session'

/** `GET /public/memberships/current`: the visitor's own, as it is paid. */
const current = definePublicEndpoint({
  method: 'get',
  path: '/public/memberships/current',
  summary: 'The own membership',
  answer: membershipStateAnswer,
  account: 'required',
  run: ({ req, account }) => membershipState(req, account),
})

const ofOwn = {
  account: 'required',
  failures: ['CONFLICT', 'UNAVAILABLE'],
  rateLimit: 'joinTier',
} as const

/** `POST /public/memberships/checkout`: joins a free tier at once, or opens the page of a paid one. */
const checkout = definePublicEndpoint({
  ...ofOwn,
  method: 'post',
  path: '/public/memberships/checkout',
  summary: 'Join a membership tier',
  answer: joinTierAnswer,
  body: joinTierBody,
  answersOffline: false,
  run: async ({ req, account, body, host }): Promise<JoinTierReply> => {
    const tier = await requireOpenTier(account.profileId, body.tierId)
    const terms = termsOf(tier, body, await oldPriceOf(req, account))
    if (!terms) {
      await joinFreeTier(req, account, tier.id)
      return {
        membership: {
          membershipTierId: tier.id,
          status: 'free',
          interval: 'none',
          currentPeriodEnd: null,
        },
        redirectUrl: null,
      }
    }
    const { origin } = await siteOf(host)
    const { provider, platformFeeBps, problem } = await payeeOf(req, account.profileId)
    if (problem) {
      throw new AppError('CONFLICT', { message: problem })
    }
    const start = {
      terms,
      provider,
      platformFeeBps,
      origin,
      returnTo: safeRedirect(body.returnTo, '/members'),
    }
    return { membership: null, redirectUrl: await startMembership(req, account, start) }
  },
})

/** `POST /public/memberships/change`: another tier, interval or amount. */
const change = definePublicEndpoint({
  ...ofOwn,
  method: 'post',
  path: '/public/memberships/change',
  summary: 'Change the own membership: up at once, down at the end of the period',
  answer: changedMembershipAnswer,
  body: tierSelection,
  run: async ({ req, account, body }) => {
    await requireSiteStays(req, account.profileId)
    const own = await membershipState(req, account)
    const terms = keepsOwn(own, body) ?? (await wantedTerms(account, body, own))
    const chargedMinor = await changeMembership(req, account, terms)
    return { ...(await membershipState(req, account)), charged: toDollars(chargedMinor) }
  },
})

/** Anyone who goes back to what they have keeps their price, though it is not to be had any more. */
function keepsOwn(
  { membership }: Awaited<ReturnType<typeof membershipState>>,
  { tierId, interval, amount }: z.output<typeof tierSelection>,
) {
  const isOwn =
    membership?.tierId === tierId &&
    membership.interval === interval &&
    (amount === undefined || amount === membership.amount)
  return isOwn && interval !== 'none'
    ? {
        tierId,
        interval,
        tierName: membership.tierName,
        amountMinor: Math.round(membership.amount * 100),
      }
    : null
}

async function wantedTerms(
  { profileId }: VisitorAccount,
  wish: z.output<typeof tierSelection>,
  { membership }: MembershipState,
) {
  const terms = termsOf(await requireOpenTier(profileId, wish.tierId), wish, null)
  if (!terms) {
    const message = membership?.cancelAtPeriodEnd
      ? sayGiven(membership.currentPeriodEnd)
      : membershipMessages.cancelForFree
    throw new AppError('CONFLICT', { message })
  }
  return terms
}

/**
 * `POST /public/memberships/cancel`: a paid one stays until the end of what is paid for, and ends at once
 * when its last payment failed.
 */
const cancel = definePublicEndpoint({
  ...ofOwn,
  method: 'post',
  path: '/public/memberships/cancel',
  summary: 'End the own membership with what is paid for, or leave a free tier',
  answer: membershipStateAnswer,
  run: async ({ req, account }) => {
    if (!(await leaveFreeTier(req, account))) {
      await endMembership(req, account)
    }
    return membershipState(req, account)
  },
})

/** `POST /public/memberships/resume`: takes the cancellation back. */
const resume = definePublicEndpoint({
  ...ofOwn,
  method: 'post',
  path: '/public/memberships/resume',
  summary: 'Go on with the own membership that was cancelled',
  answer: membershipStateAnswer,
  run: async ({ req, account }) => {
    await requireSiteStays(req, account.profileId)
    await resumeMembership(req, account)
    return membershipState(req, account)
  },
})

/** `POST /public/memberships/portal`: where the card is changed. */
const portal = definePublicEndpoint({
  ...ofOwn,
  method: 'post',
  path: '/public/memberships/portal',
  summary: 'Where the card of the own membership is changed',
  answer: portalAnswer,
  run: async ({ req, account, host }) => {
    const { origin } = await siteOf(host)
    return { redirectUrl: await openPortal(req, account, `${origin}/account#membership`) }
  },
})

/** `POST /public/memberships/refresh`: asks the provider, for anyone who comes back from its page. */
const refresh = definePublicEndpoint({
  method: 'post',
  path: '/public/memberships/refresh',
  summary: 'Ask the payment provider about the own membership',
  answer: membershipStateAnswer,
  account: 'required',
  rateLimit: 'orderRead',
  failures: ['UNAVAILABLE'],
  run: async ({ req, account }) => {
    await askAbout(req, account)
    return membershipState(req, account)
  },
})

async function askAbout(req: PayloadRequest, account: VisitorAccount): Promise<void> {
  const live = await findLiveMembership(req, account)
  if (!live || live.isOutOfReach || (!live.subscriptionId && !live.pageId)) {
    return
  }
  const provider = getPaymentProvider(req.payload, live.providerAccount)
  const { subscriptionId, pageId } = live
  await ask(() =>
    settleMembership(req, {
      provider,
      ...(subscriptionId ? { subscriptionId } : { pageId: pageId ?? '' }),
    }),
  )
}

export const membershipEndpoints: Endpoint[] = [
  current,
  checkout,
  change,
  cancel,
  resume,
  portal,
  refresh,
]
