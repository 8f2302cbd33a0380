'use client'

import { type KeyboardEvent, useId, useState } from 'react'
import styles from '@/plugins/commerce/singles/create-single.module.css'
import { Action } from '@/src/admin/action'
import { ask } from '@/src/admin/call-api'
import { WarningNote } from '@/src/admin/warning-note'
import type { SellAlone, Single } from '@/src/core/contracts/music/singles'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatMinor, toMinor } from '@/src/core/money'
import { isBelowLeastCharge } from '@/src/core/orders/pricing/least-charge'

const usualPriceMinor = 100

type Props = {
  song: { id: string; title: string }
  /** Where a single is asked for. */
  url: string
  onDone: (single: Single) => void
  onLeave: () => void
}

/** What a song costs alone. It stands in Payload's own form, so it is none itself. */
export function CreateSingleForm({ song, url, onDone, onLeave }: Props) {
  const id = useId()
  const [price, setPrice] = useState(formatMinor(usualPriceMinor))
  const [payWhatYouWant, setPayWhatYouWant] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const messages = ownerMessages.store.singles

  const send = async () => {
    const dollars = Number(price.trim().replace(',', '.'))
    if (price.trim() === '' || !(dollars >= 0)) {
      setProblem(messages.badPrice)
      return
    }
    setBusy(true)
    setProblem('')
    const body: SellAlone = { trackId: song.id, price: dollars, payWhatYouWant }
    const outcome = await ask<Single>(url, { method: 'POST', body })
    setBusy(false)
    if (outcome.problem === undefined) {
      onDone(outcome.answer)
    } else {
      setProblem(outcome.problem)
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      void send()
    }
  }

  return (
    <fieldset className={styles.form}>
      <legend>{messages.heading(song.title)}</legend>
      <p className={styles.hint}>{messages.hint}</p>
      <label htmlFor={id}>{messages.price}</label>
      <span className={styles.amount}>
        <span aria-hidden="true">$</span>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={price}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => setPrice(target.value)}
          onKeyDown={onKeyDown}
        />
      </span>
      <WarningNote>
        {isBelowLeastCharge(toMinor(Number(price.replace(',', '.')))) &&
          ownerMessages.store.priceBelowLeastCharge}
      </WarningNote>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={payWhatYouWant}
          onChange={({ target }) => setPayWhatYouWant(target.checked)}
        />{' '}
        {messages.payWhatYouWant}
      </label>
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <Action isMain disabled={isBusy} onClick={() => void send()}>
          {messages.make}
        </Action>
        <Action onClick={onLeave}>{messages.leave}</Action>
      </div>
    </fieldset>
  )
}
