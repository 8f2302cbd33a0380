'use client'

import { useState } from 'react'
import { ApiError, messageOf } from '@/site/api/client'
import { changeGift, type GiftKey, sendGiftAgain } from '@/site/api/gifts'
import { FormField } from '@/site/forms/form-field'
import styles from '@/site/pages/order/gift-status.module.css'
import type { OrderGift } from '@/src/core/contracts/orders/gift-answers'
import { showDate } from '@/src/core/dates/show-date'
import { giftEmailProblem, tidyEmail } from '@/src/core/gifts/gift'
import { giftMessages } from '@/src/core/messages/gift'
import { shownEmail } from '@/src/core/text/email-address'
import { buttonClass } from '@/src/ui/button/button'

type Props = { gift: OrderGift; giftKey: GiftKey }

/** Where a gift stands, for who gave it: while nobody has claimed it, it can be put right. */
export function GiftStatus({ gift: given, giftKey }: Props) {
  const [gift, setGift] = useState(given)
  const [isOpen, setOpen] = useState(false)
  const [email, setEmail] = useState(shownEmail(given.recipientEmail))
  const [problem, setProblem] = useState('')
  const [notice, setNotice] = useState('')
  const [isBusy, setBusy] = useState(false)
  const fieldId = `gift-${giftKey.orderRef}-${giftKey.line}`

  const run = async (call: () => Promise<OrderGift>, done: string) => {
    setBusy(true)
    setNotice('')
    setProblem('')
    try {
      setGift(await call())
      setOpen(false)
      setNotice(done)
    } catch (error) {
      const [field] = error instanceof ApiError ? error.errors : []
      const text = field?.message ?? messageOf(error)
      // What the field got wrong stands below it; everything else for all to see.
      if (isOpen) {
        setProblem(text)
      } else {
        setNotice(text)
      }
    }
    setBusy(false)
  }
  const correct = () => {
    const wrong = giftEmailProblem(tidyEmail(email))
    if (wrong) {
      setProblem(wrong)
      return
    }
    void run(() => changeGift(giftKey, { recipientEmail: email }), giftMessages.corrected)
  }

  return (
    <div className={styles.gift}>
      <p>
        <b>{giftMessages.to(gift.recipientName)}</b>, {shownEmail(gift.recipientEmail)}
      </p>
      <p className={styles.state}>{stateLabel(gift)}</p>
      {gift.canChange && (
        <div className={styles.ways}>
          {gift.canSendAgain && (
            <button
              type="button"
              className={buttonClass()}
              disabled={isBusy}
              onClick={() => void run(() => sendGiftAgain(giftKey), giftMessages.sentAgain)}
            >
              Send again
            </button>
          )}
          <button
            type="button"
            className={buttonClass()}
            aria-expanded={isOpen}
            disabled={isBusy}
            onClick={() => setOpen(!isOpen)}
          >
            Correct the address
          </button>
        </div>
      )}
      {isOpen && gift.canChange && (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            correct()
          }}
        >
          <FormField
            id={fieldId}
            label="Recipient email"
            type="email"
            inputMode="email"
            autoComplete="off"
            value={email}
            problem={problem}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <button type="submit" className={buttonClass({ primary: true })} disabled={isBusy}>
            Save
          </button>
        </form>
      )}
      <p className={styles.notice} role="status">
        {notice}
      </p>
    </div>
  )
}

function stateLabel({ state, deliverAt, canChange }: OrderGift): string {
  if (state === 'failed' && canChange) {
    return giftMessages.undelivered
  }
  return state === 'scheduled' && deliverAt
    ? giftMessages.waitsFor(showDate(deliverAt))
    : giftMessages.states[state]
}
