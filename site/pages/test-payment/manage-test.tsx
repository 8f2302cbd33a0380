import { TestButton, type TestButtons } from '@/site/pages/test-payment/test-button'
import styles from '@/site/pages/test-payment/test-payment.module.css'
import type { TestMembership } from '@/src/core/contracts/orders/test-payments'
import { showDate } from '@/src/core/dates/show-date'
import { formatPrice, toMinor } from '@/src/core/money'
import { buttonClass } from '@/src/ui/button/button'

const said = {
  incomplete: 'Not paid yet',
  active: 'Paid',
  past_due: 'The last payment failed',
  canceled: 'Ended',
} as const

/** The card of a membership, and its time: what a member of a real provider waits for happens at once. */
export function ManageTest({ view, ...rest }: TestButtons & { view: TestMembership }) {
  const isRunning = view.status !== 'canceled'
  return (
    <>
      <p role="status">
        {said[view.status]}
        {view.periodEnd && isRunning && `. ${endsOrRenews(view)} ${showDate(view.periodEnd)}.`}
      </p>
      <ul className={styles.what} aria-label="Payments">
        {view.payments.map(({ id, amount, paidAt }) => (
          <li key={id}>
            {formatPrice(toMinor(amount))} on {showDate(paidAt)}
          </li>
        ))}
      </ul>
      <div className={styles.keys}>
        {isRunning && (
          <>
            {view.cardDeclines || view.status === 'past_due' ? (
              <TestButton action="card_works" isPrimary {...rest}>
                Use a card that works
              </TestButton>
            ) : (
              <TestButton action="card_declines" {...rest}>
                Use a card that is declined
              </TestButton>
            )}
            <TestButton action="next_period" {...rest}>
              Go to the next payment
            </TestButton>
            {view.status === 'past_due' && (
              <TestButton action="some_days" {...rest}>
                Let 8 days pass
              </TestButton>
            )}
          </>
        )}
        <a className={buttonClass({ wide: true })} href="/account#membership">
          Back to the site
        </a>
      </div>
    </>
  )
}

function endsOrRenews({ isEnding, status }: TestMembership): string {
  if (isEnding) {
    return 'Ends on'
  }
  return status === 'past_due' ? 'Next period from' : 'Renews on'
}
