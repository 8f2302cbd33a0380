'use client'

import { useEffect, useState } from 'react'
import { messageOf } from '@/site/api/client'
import { actOnTestPayment, fetchTestPayment } from '@/site/api/shop'
import { Spinner } from '@/site/layout/spinner'
import { useNavigate } from '@/site/layout/use-navigate.client'
import styles from '@/site/pages/test-payment/test-payment.module.css'
import type { TestPaymentView } from '@/src/core/contracts/orders'
import { formatPrice, toMinor } from '@/src/core/money'
import { buttonClass } from '@/src/ui/button/button'

type Action = 'pay' | 'decline' | 'cancel'

/** Declining or leaving does not close the page: it can still be paid. */
const said = {
  open: '',
  paid: 'This payment is done.',
  declined: 'This payment was declined.',
  expired: 'This payment page has expired.',
} as const

/** The test provider's hosted page: what a card form would be, with the outcome to choose. */
export function TestPayment({ id }: { id: string }) {
  const [payment, setPayment] = useState<TestPaymentView | null>(null)
  const [problem, setProblem] = useState('')
  const [acting, setActing] = useState<Action | null>(null)
  const go = useNavigate()

  useEffect(() => {
    const unmounted = new AbortController()
    fetchTestPayment(id, unmounted.signal)
      .then(setPayment)
      .catch((error: unknown) => {
        if (!unmounted.signal.aborted) {
          setProblem(messageOf(error))
        }
      })
    return () => unmounted.abort()
  }, [id])

  const act = async (action: Action) => {
    setActing(action)
    setProblem('')
    try {
      const { redirectUrl } = await actOnTestPayment(id, action)
      go(redirectUrl)
    } catch (error) {
      setProblem(messageOf(error))
      setActing(null)
    }
  }

  if (!payment) {
    return (
      <div className={styles.sheet} aria-busy={!problem}>
        <h1>Test payment</h1>
        {problem ? <p role="alert">{problem}</p> : <Spinner />}
      </div>
    )
  }
  const isOpen = payment.status !== 'paid' && payment.status !== 'expired'
  return (
    <div className={styles.sheet}>
      <p className={styles.notice}>Test payment</p>
      <h1>{formatPrice(toMinor(payment.amount))}</h1>
      <p className={styles.what}>{payment.description}</p>
      {said[payment.status] && <p role="status">{said[payment.status]}</p>}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isOpen ? (
        <div className={styles.keys}>
          <button
            type="button"
            className={buttonClass({ primary: true, wide: true })}
            disabled={acting !== null}
            onClick={() => act('pay')}
          >
            {acting === 'pay' ? <Spinner /> : 'Pay'}
          </button>
          <button
            type="button"
            className={buttonClass({ wide: true })}
            disabled={acting !== null}
            onClick={() => act('decline')}
          >
            Decline
          </button>
          <button
            type="button"
            className={buttonClass({ wide: true })}
            disabled={acting !== null}
            onClick={() => act('cancel')}
          >
            Cancel
          </button>
        </div>
      ) : (
        <button
          type="button"
          className={buttonClass({ wide: true })}
          onClick={() => go(payment.cancelUrl)}
        >
          Back to the shop
        </button>
      )}
    </div>
  )
}
