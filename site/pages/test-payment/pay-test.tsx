import { useNavigate } from '@/site/layout/use-navigate.client'
import { TestButton, type TestButtons } from '@/site/pages/test-payment/test-button'
import styles from '@/site/pages/test-payment/test-payment.module.css'
import type { TestPaymentView } from '@/src/core/contracts/orders/test-payments'
import { buttonClass } from '@/src/ui/button/button'

const said = {
  open: '',
  complete: 'This payment is done.',
  declined: 'This payment was declined.',
  expired: 'This payment page has expired.',
} as const

type Props = TestButtons & { view: TestPaymentView; backTo: 'shop' | 'site' }

/** What a card form would be, with the outcome to choose. */
export function PayTest({ view: { page, cancelUrl }, backTo, ...buttons }: Props) {
  const go = useNavigate()
  const isOpen = page === 'open' || page === 'declined'
  return (
    <>
      {said[page] && <p role="status">{said[page]}</p>}
      <div className={styles.keys}>
        {isOpen ? (
          <>
            <TestButton action="pay" isPrimary {...buttons}>
              Pay
            </TestButton>
            <TestButton action="decline" {...buttons}>
              Decline
            </TestButton>
            <TestButton action="leave" {...buttons}>
              Cancel
            </TestButton>
          </>
        ) : (
          <button
            type="button"
            className={buttonClass({ wide: true })}
            onClick={() => go(cancelUrl)}
          >
            Back to the {backTo}
          </button>
        )}
      </div>
    </>
  )
}
