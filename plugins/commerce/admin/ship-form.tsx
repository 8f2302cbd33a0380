'use client'

import { useId, useState } from 'react'
import styles from '@/plugins/commerce/admin/order.module.css'
import { Action } from '@/src/admin/action'
import { limits } from '@/src/core/limits'
import { carrierNames } from '@/src/core/orders/tracking'

type Parcel = { carrier: string; trackingNumber: string; note: string }

const nothing: Parcel = { carrier: '', trackingNumber: '', note: '' }

type Props = { isBusy: boolean; hint: string; onSend: (parcel: Parcel) => void }

/** Who brings the parcel. All of it may stay empty: a letter has no number. */
export function ShipForm({ isBusy, hint, onSend }: Props) {
  const id = useId()
  const [parcel, setParcel] = useState(nothing)
  const set = (change: Partial<Parcel>) => setParcel({ ...parcel, ...change })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSend(parcel)
      }}
    >
      <label htmlFor={`${id}-carrier`}>Carrier</label>
      <input
        id={`${id}-carrier`}
        list={`${id}-carriers`}
        maxLength={limits.order.parcelMax}
        autoComplete="off"
        value={parcel.carrier}
        onChange={({ target }) => set({ carrier: target.value })}
      />
      <datalist id={`${id}-carriers`}>
        {carrierNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <label htmlFor={`${id}-number`}>Tracking number</label>
      <input
        id={`${id}-number`}
        maxLength={limits.order.parcelMax}
        autoComplete="off"
        value={parcel.trackingNumber}
        onChange={({ target }) => set({ trackingNumber: target.value })}
      />
      <label htmlFor={`${id}-note`}>A line for the buyer</label>
      <input
        id={`${id}-note`}
        maxLength={limits.order.noteMax}
        value={parcel.note}
        onChange={({ target }) => set({ note: target.value })}
      />
      <p className={styles.hint}>{hint}</p>
      <Action isMain disabled={isBusy}>
        Mark as sent
      </Action>
    </form>
  )
}
