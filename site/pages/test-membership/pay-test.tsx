import type { TestMembershipProps } from '@/site/pages/test-membership/test-button'
import { TestButton } from '@/site/pages/test-membership/test-button'
import styles from '@/site/pages/test-payment/test-payment.module.css'
import { buttonClass } from '@/src/ui/button/button'

const said = {
  open: '',
  complete: 'This payment is done.',
  declined: 'This payment was declined.',
  cancelled: '',
  expired: 'This payment page has expired.',
} as const

/** What a card form would be, with the outcome to choose. */
export function PayTest({ view, onGo, ...rest }: TestMembershipProps) {
  const isOpen = view.page !== 'complete' && view.page !== 'expired'
  return (
    <>
      {said[view.page] && <p role="status">{said[view.page]}</p>}
      <div className={styles.keys}>
        {isOpen ? (
          <>
            <TestButton action="pay" isPrimary {...rest}>
              Pay
            </TestButton>
            <TestButton action="decline" {...rest}>
              Decline
            </TestButton>
            <TestButton action="leave" {...rest}>
              Cancel
            </TestButton>
          </>
        ) : (
          <button
            type="button"
            className={buttonClass({ wide: true })}
            onClick={() => onGo(view.cancelUrl)}
          >
            Back to the site
          </button>
        )}
      </div>
    </>
  )
}
