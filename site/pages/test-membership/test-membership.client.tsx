'use client'

import { useCallback, useState } from 'react'
import { useLoaded } from '@/site/account/use-account.client'
import { messageOf } from '@/site/api/client'
import { actOnTestMembership, fetchTestMembership } from '@/site/api/test-memberships'
import { Spinner } from '@/site/layout/spinner'
import { useNavigate } from '@/site/layout/use-navigate.client'
import { ManageTest } from '@/site/pages/test-membership/manage-test'
import { TestButton, type TestMembershipProps } from '@/site/pages/test-membership/test-button'
import styles from '@/site/pages/test-payment/test-payment.module.css'
import type { TestMembershipAction } from '@/src/core/contracts/test-memberships'
import { membershipMessages } from '@/src/core/messages/membership'
import { formatPrice, toMinor } from '@/src/core/money'
import { buttonClass } from '@/src/ui/button/button'

/** The test provider's page of a membership: where it is paid first, and where its card is changed. */
export function TestMembership({ id }: { id: string }) {
  const load = useCallback(() => fetchTestMembership(id), [id])
  const { data, problem: missing, set: setData } = useLoaded(load)
  const [problem, setProblem] = useState('')
  const [acting, setActing] = useState<TestMembershipAction | null>(null)
  const go = useNavigate()

  const act = async (action: TestMembershipAction) => {
    setActing(action)
    setProblem('')
    try {
      const after = await actOnTestMembership(id, action)
      const leadsOn = { pay: after.successUrl, decline: after.cancelUrl, leave: after.cancelUrl }
      if (action in leadsOn) {
        return go(leadsOn[action as keyof typeof leadsOn])
      }
      setData(after)
    } catch (error) {
      setProblem(messageOf(error))
    }
    setActing(null)
  }

  if (!data) {
    return (
      <div className={styles.sheet} aria-busy={!missing}>
        <h1>Test membership</h1>
        {missing ? <p role="alert">{missing}</p> : <Spinner />}
      </div>
    )
  }
  const View = data.status === 'incomplete' ? PayTest : ManageTest
  return (
    <div className={styles.sheet}>
      <p className={styles.notice}>{data.notice}</p>
      <h1>{formatPrice(toMinor(data.amount))}</h1>
      <p className={styles.what}>
        {data.tierName},{' '}
        {membershipMessages.priceA(formatPrice(toMinor(data.amount)), data.interval)}
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <View view={data} acting={acting} onAct={act} onGo={go} />
    </div>
  )
}

const said = {
  open: '',
  complete: 'This payment is done.',
  declined: 'This payment was declined.',
  expired: 'This payment page has expired.',
} as const

/** What a card form would be, with the outcome to choose. */
function PayTest({ view, onGo, ...rest }: TestMembershipProps) {
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
