import styles from '@/site/pages/membership/membership.module.css'
import type { TierView } from '@/src/core/contracts/membership-tiers'
import { type TierInterval, tierPriceMinor } from '@/src/core/memberships/tier-price'
import { membershipMessages } from '@/src/core/messages/membership'
import { formatPrice } from '@/src/core/money'
import type from '@/src/ui/type/type.module.css'

type Props = {
  tier: TierView
  intervals: readonly TierInterval[]
  chosen: TierInterval
  onChoose: (interval: TierInterval) => void
}

const labels = { month: 'Monthly', year: 'Yearly', none: 'Free' } as const

/** By the month or by the year, with what each costs. */
export function IntervalChoice({ tier, intervals, chosen, onChoose }: Props) {
  return (
    <fieldset>
      <legend className={type.hidden}>How often to pay</legend>
      <div className={styles.intervals}>
        {intervals.map((interval) => (
          <label key={interval}>
            <input
              type="radio"
              name="interval"
              checked={interval === chosen}
              onChange={() => onChoose(interval)}
            />
            {labels[interval]}
            <b>{priceOf(tier, interval)}</b>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** `$5.00`, `from $5.00`, or nothing where members choose and there is no least. */
function priceOf(tier: TierView, interval: TierInterval): string {
  const priceMinor = tierPriceMinor(tier, interval)
  const price = formatPrice(priceMinor)
  if (!tier.payWhatYouWant) {
    return price
  }
  return priceMinor > 0 ? membershipMessages.fromPrice(price) : ''
}
