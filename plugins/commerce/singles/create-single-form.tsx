'use client'

import type { KeyboardEvent } from 'react'
import styles from '@/plugins/commerce/singles/create-single.module.css'
import { Action } from '@/src/admin/action'
import { FormRow } from '@/src/admin/form-screen/form-row'
import { MoneyInput } from '@/src/admin/ui/money-input'
import { useSellAlone } from '@/src/admin/use-sell-alone'
import { WarningNote } from '@/src/admin/warning-note'
import type { Single } from '@/src/core/contracts/music/singles'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { isBelowLeastCharge } from '@/src/core/orders/pricing/least-charge'

type Props = {
  song: { id: string; title: string }
  /** Where a single is asked for. */
  url: string
  onDone: (single: Single) => void
  onLeave: () => void
}

/** What a song costs alone. It stands in Payload's own form, so it is none itself. */
export function CreateSingleForm({ song, url, onDone, onLeave }: Props) {
  const { register, priceMinor, setPriceMinor, problem, isBusy, sell } = useSellAlone({
    trackId: song.id,
    url,
    onDone,
  })
  const messages = ownerMessages.store.singles

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      void sell()
    }
  }

  return (
    <fieldset className={styles.form}>
      <legend>{messages.heading(song.title)}</legend>
      <p className={styles.hint}>{messages.hint}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field would send Payload's form */}
      <div className={styles.amount} onKeyDown={onKeyDown}>
        <FormRow label={messages.price} problem={problem}>
          {(ids) => <MoneyInput {...ids} value={priceMinor} onChange={setPriceMinor} />}
        </FormRow>
      </div>
      <WarningNote>
        {priceMinor !== null &&
          isBelowLeastCharge(priceMinor) &&
          ownerMessages.store.priceBelowLeastCharge}
      </WarningNote>
      <label className={styles.check}>
        <input type="checkbox" {...register('payWhatYouWant')} /> {messages.payWhatYouWant}
      </label>
      <div className={styles.actions}>
        <Action isMain disabled={isBusy} onClick={() => void sell()}>
          {messages.make}
        </Action>
        <Action onClick={onLeave}>{messages.leave}</Action>
      </div>
    </fieldset>
  )
}
