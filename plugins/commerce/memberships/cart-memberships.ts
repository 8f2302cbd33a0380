import type { PayloadRequest } from 'payload'
import {
  giftMembershipRefusal,
  isRunning,
} from '@/plugins/commerce/memberships/lock-live-membership'
import { findLiveMembership } from '@/plugins/commerce/memberships/membership-row'
import { leastMinorOf, oldPriceOf } from '@/plugins/commerce/memberships/tier-terms'
import type { ShopVisitor } from '@/plugins/commerce/orders/shop-visitor'
import { tierIntervals } from '@/src/core/memberships/tier-price'
import { membershipMessages } from '@/src/core/messages/membership'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import type { CartLine, LineMessage, SellableVariant } from '@/src/core/orders/pricing/cart-line'
import { membershipKey, sellableMembership } from '@/src/core/orders/pricing/membership-line'

/**
 * The memberships of a cart as this buyer can have them now, by their key. Guests have to log in, members
 * change what they have. A tier that nobody can join, or that is free, is none of them.
 */
export async function cartMemberships(
  req: PayloadRequest,
  lines: readonly CartLine[],
  { account, viewer, tiers }: Pick<ShopVisitor, 'account' | 'viewer' | 'tiers'>,
): Promise<Map<string, SellableVariant>> {
  const choices = lines.flatMap(({ membership }) => membership ?? [])
  if (choices.length === 0) {
    return new Map()
  }
  const refusal = account ? await refusalOf(req, account) : refusalWithoutAccount(viewer)
  const old = account && (await oldPriceOf(req, account))
  const offered = new Map<string, SellableVariant>()
  for (const choice of choices) {
    const { interval } = choice
    const tier = tiers.find(({ id, isActive }) => id === choice.tierId && isActive)
    const own = old?.tierId === choice.tierId && old.interval === interval ? old : null
    if (tier && (own || tierIntervals(tier).includes(interval))) {
      const leastMinor = leastMinorOf(tier, interval, own)
      offered.set(
        membershipKey(choice),
        sellableMembership(tier, { interval, leastMinor, refusal }),
      )
    }
  }
  return offered
}

const needsAccount: LineMessage = { kind: 'sign_in', text: membershipMessages.needsAccount }
const runsAlready: LineMessage = { kind: 'membership_runs', text: membershipAnswers.runsAlready }

/** Of guests, and of those whom an artist plays: they have no membership to look up. */
function refusalWithoutAccount({ isSignedIn, isPaying }: ShopVisitor['viewer']) {
  if (!isSignedIn) {
    return needsAccount
  }
  return isPaying ? runsAlready : null
}

async function refusalOf(
  req: PayloadRequest,
  account: NonNullable<ShopVisitor['account']>,
): Promise<LineMessage | null> {
  const live = await findLiveMembership(req, account)
  return live && isRunning(live)
    ? { ...runsAlready, text: giftMembershipRefusal(live) || runsAlready.text }
    : null
}
