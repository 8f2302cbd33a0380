import { FormField } from '@/site/forms/form-field'
import styles from '@/site/pages/product/gift-delivery.module.css'
import { limits } from '@/src/core/limits'
import { localDay } from '@/src/core/local-day'
import { giftMessages } from '@/src/core/messages/gift'

type Props = {
  /** `2026-12-24`; null for now. */
  day: string | null
  problem?: string
  onDay: (day: string | null) => void
}

/** When the recipient hears of a gift: now, or on a day. */
export function GiftDelivery({ day, problem, onDay }: Props) {
  return (
    <fieldset className={styles.delivery}>
      <legend>When shall it arrive?</legend>
      <label className={styles.choice}>
        <input type="radio" name="when" checked={day === null} onChange={() => onDay(null)} />
        Right after you paid
      </label>
      <label className={styles.choice}>
        <input type="radio" name="when" checked={day !== null} onChange={() => onDay('')} />
        On a day, in the morning
      </label>
      {day !== null && (
        <FormField
          id="gift-day"
          label="Day"
          type="date"
          min={dayFrom(1)}
          max={dayFrom(limits.gift.deliverDaysMax - 1)}
          value={day}
          problem={problem}
          onChange={(event) => onDay(event.currentTarget.value)}
        />
      )}
    </fieldset>
  )
}

/** The moment at which a gift is sent: nine o'clock on that day, where the buyer is. ISO. */
export function morningOf(day: string): string {
  return new Date(`${day}T09:00`).toISOString()
}

/** What is wrong with a day, where the buyer is; empty when nothing is. */
export function dayProblem(day: string | null): string {
  if (day === '') {
    return giftMessages.dateRequired
  }
  return day !== null && day < dayFrom(0) ? giftMessages.datePassed : ''
}

function dayFrom(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return localDay(day)
}
