import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import type { Terms } from '@/src/core/memberships/membership-change'
import type { PaidInterval } from '@/src/core/memberships/membership-labels'
import { isOverdue } from '@/src/core/memberships/membership-status'
import { tierIntervals, tierPriceMinor } from '@/src/core/memberships/tier-price'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { FoundSubscription } from '@/src/server/payments/subscriptions'

const words = ownerMessages.moveIn.adoption

/** Of memberships here. */
const currency = 'usd'

type Priced = FoundSubscription & { price: NonNullable<FoundSubscription['price']> }

export type Chosen = { subscription: Priced; terms: Terms; note: string }

type Choice =
  | Chosen
  /** Why none can be taken over; `isFormer` when none runs. */
  | { refusal: string; isFormer?: boolean }

type Given = {
  /** Those of a customer; null for an unknown one. */
  found: readonly FoundSubscription[] | null
  /** Whether one is for a membership of somebody else, perhaps on another site. */
  isForeign: (subscription: FoundSubscription) => boolean
  tiers: readonly TierView[]
  /** What the artist chose. */
  tierId: string | null
}

/**
 * Which subscription a membership goes on with. Of several the most expensive counts, and the artist is told that there
 * are more: nothing ends by itself. One that is overdue is left to the service that began it: here its days of grace
 * would be over at once, and one with a discount would be shown at a price that nobody pays.
 */
export function chooseSubscription({ found, isForeign, tiers, tierId }: Given): Choice {
  if (!found) {
    return { refusal: words.unknownCustomer }
  }
  const running = found.filter(({ status }) => runs.has(status))
  if (running.length === 0) {
    return { refusal: words.nothingRuns, isFormer: true }
  }
  const own = running.filter((each) => !isForeign(each))
  if (own.length === 0) {
    return { refusal: words.foreign }
  }
  const priced = own.filter((each): each is Priced => each.price !== null)
  if (priced.length === 0) {
    return { refusal: words.oddPrice }
  }
  const here = priced.filter((each) => each.currency === currency)
  if (here.length === 0) {
    return { refusal: words.otherCurrency(priced[0]?.currency.toUpperCase() ?? '') }
  }
  // What an earlier run has adopted goes on, however it stands now.
  const adopted = here.find(({ membershipId }) => membershipId !== '')
  const paid = here.filter(({ status }) => !isOverdue(status))
  const subscription =
    adopted ?? paid.filter(({ isDiscounted }) => !isDiscounted).toSorted(byPreference)[0]
  if (!subscription) {
    return { refusal: paid.length > 0 ? words.discounted : words.overdue }
  }
  const tier = tiers.find(({ id }) => id === tierId) ?? tierAt(tiers, subscription.price)
  if (!tier) {
    return { refusal: words.noTier }
  }
  return {
    subscription,
    terms: { tierId: tier.id, ...subscription.price },
    note: running.length > 1 ? words.severalRun(running.length) : '',
  }
}

const runs: ReadonlySet<string> = new Set(['active', 'past_due', 'unpaid', 'paused'])

const yearlyAmount = ({ interval, amountMinor }: Priced['price']) =>
  interval === 'month' ? 12 * amountMinor : amountMinor

/** One that is paid before one that is paused, then the most expensive. */
const byPreference = (a: Priced, b: Priced) =>
  Number(b.status === 'active') - Number(a.status === 'active') ||
  yearlyAmount(b.price) - yearlyAmount(a.price)

/** The one tier that costs just that; of several none. */
function tierAt(
  tiers: readonly TierView[],
  { interval, amountMinor }: { interval: PaidInterval; amountMinor: number },
): TierView | undefined {
  const [tier, ...others] = tiers.filter(
    (each) =>
      tierIntervals(each).includes(interval) && tierPriceMinor(each, interval) === amountMinor,
  )
  return others.length === 0 ? tier : undefined
}
