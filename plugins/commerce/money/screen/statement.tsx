import type { CurrencyBooks } from '@/plugins/commerce/money/load-money'
import styles from '@/plugins/commerce/money/screen/money.module.css'
import { moneyText } from '@/src/core/books/money-text'
import { soldKinds } from '@/src/core/books/sold-thing'
import { leftOf } from '@/src/core/books/sums'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.money

const kindNames: Record<(typeof soldKinds)[number], string> = {
  Music: 'Music',
  Merch: 'Merch',
  Ticket: 'Tickets',
  Membership: 'Memberships',
  'Gift membership': 'Gift memberships',
  Shipping: 'Shipping',
  Tip: 'Tips',
  Other: 'Other things',
}

/** From what came in to what is the artist's, line by line. */
export function Statement({ currency, sums, things }: Omit<CurrencyBooks, 'months'>) {
  const text = (minor: number) => moneyText(minor, currency)
  const kinds = soldKinds.flatMap((kind) => {
    const minor = things
      .filter((thing) => thing.kind === kind)
      .reduce((sum, { receivedMinor }) => sum + receivedMinor, 0)
    return minor === 0 ? [] : [{ kind, minor }]
  })
  const off = [
    [words.refunds, sums.refundedMinor],
    [words.disputes, sums.disputedMinor],
    [words.fees, sums.providerFeeMinor],
    [words.platformFee, sums.platformFeeMinor],
    [words.taxes, sums.taxMinor],
  ] as const
  return (
    <section className={styles.statement} aria-label={`${words.left}, ${currency.toUpperCase()}`}>
      <h2>{words.left}</h2>
      <p className={styles.left}>{text(leftOf(sums))}</p>
      <dl>
        <div data-sum="true">
          <dt>{words.cameIn}</dt>
          <dd>{text(sums.receivedMinor)}</dd>
        </div>
        {kinds.map(({ kind, minor }) => (
          <div key={kind} data-part="true">
            <dt>{kindNames[kind]}</dt>
            <dd>{text(minor)}</dd>
          </div>
        ))}
        {off
          .filter(([, minor]) => minor !== 0)
          .map(([name, minor]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>−{text(minor)}</dd>
            </div>
          ))}
      </dl>
      {sums.unknownFees > 0 && (
        <p className={styles.quiet}>{words.unknownFees(sums.unknownFees)}</p>
      )}
    </section>
  )
}
