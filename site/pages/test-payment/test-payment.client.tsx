'use client'

import { useCallback, useState } from 'react'
import { useLoaded } from '@/site/account/use-account.client'
import { messageOf } from '@/site/api/client'
import { actOnTestPayment, fetchTestPayment } from '@/site/api/shop'
import { Spinner } from '@/site/layout/spinner'
import { useNavigate } from '@/site/layout/use-navigate.client'
import { ManageTest } from '@/site/pages/test-payment/manage-test'
import { PayTest } from '@/site/pages/test-payment/pay-test'
import styles from '@/site/pages/test-payment/test-payment.module.css'
import type { TestPaymentAction } from '@/src/core/contracts/orders/test-payments'
import { membershipMessages } from '@/src/core/messages/membership'
import { formatPrice, toMinor } from '@/src/core/money'

/** After these the buyer goes back to the site. */
const leaving: readonly TestPaymentAction[] = ['pay', 'decline', 'leave']

type Props = { id: string; what: 'payment' | 'membership' }

/**
 * The test provider's hosted page, with the outcome to choose; that of a membership is also where its card is
 * changed.
 */
export function TestPayment({ id, what }: Props) {
  const load = useCallback(() => fetchTestPayment(id), [id])
  const { data, problem: missing, set: setData } = useLoaded(load)
  const [problem, setProblem] = useState('')
  const [acting, setActing] = useState<TestPaymentAction | null>(null)
  const go = useNavigate()

  const act = async (action: TestPaymentAction) => {
    setActing(action)
    setProblem('')
    try {
      const after = await actOnTestPayment(id, action)
      if (leaving.includes(action)) {
        return go(after.redirectUrl)
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
        <h1>Test {what}</h1>
        {missing ? <p role="alert">{missing}</p> : <Spinner />}
      </div>
    )
  }
  const membership = what === 'membership' ? data.membership : null
  const price = formatPrice(toMinor((membership ?? data).amount))
  const isManaged = membership && membership.status !== 'incomplete'
  return (
    <div className={styles.sheet}>
      <p className={styles.notice}>{membership ? data.notice : 'Test payment'}</p>
      <h1>{price}</h1>
      <p className={styles.what}>
        {membership
          ? `${membership.tierName}, ${membershipMessages.priceA(price, membership.interval)}`
          : data.description}
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isManaged ? (
        <ManageTest view={membership} acting={acting} onAct={act} />
      ) : (
        <PayTest view={data} backTo={membership ? 'site' : 'shop'} acting={acting} onAct={act} />
      )}
    </div>
  )
}
