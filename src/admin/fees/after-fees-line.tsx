import { afterFees, feesInWords } from '@/src/admin/fees/after-fees'
import form from '@/src/admin/form-screen/form-sections.module.css'
import { formatPrice } from '@/src/core/money'

/** What is left of the price of one row for the artist, below its fields. */
export function AfterFeesLine({ minor, platformBps }: { minor: number; platformBps: number }) {
  return minor > 0 ? (
    <p className={form.hint}>
      After fees you get about {formatPrice(afterFees(minor, platformBps))} of {formatPrice(minor)}:{' '}
      {feesInWords(platformBps)}.
    </p>
  ) : null
}
