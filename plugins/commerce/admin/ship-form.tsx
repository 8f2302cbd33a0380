'use client'

import { useId, useState } from 'react'
import { handoverLabels } from '@/plugins/commerce/admin/handover-labels'
import styles from '@/plugins/commerce/admin/order.module.css'
import type { ShownLine } from '@/plugins/commerce/admin/order-lines'
import { Action } from '@/src/admin/action'
import type { TransitionBody } from '@/src/core/contracts/orders/order-calls'
import { limits } from '@/src/core/limits'
import { handoverOf } from '@/src/core/orders/fulfilment/handover'
import { carrierNames } from '@/src/core/orders/pricing/shipping'
import { titleWithVariant } from '@/src/core/orders/variant-labels'

type Handing = Pick<TransitionBody, 'lines' | 'carrier' | 'trackingNumber' | 'note'>

const nothing = { carrier: '', trackingNumber: '', note: '' }

type Props = {
  lines: readonly ShownLine[]
  isBusy: boolean
  /** Told what goes now, and what is said when it has gone. */
  onSend: (handing: Handing, said: string) => void
}

/** What goes now, and who brings it. The words may stay empty: a letter has no number. */
export function ShipForm({ lines, isBusy, onSend }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(nothing)
  const left = lines.flatMap((item, line) => (item.isUnsent ? [{ ...item, line }] : []))
  const ready = left.filter(({ waitsFor }) => !waitsFor)
  const [ticked, setTicked] = useState<readonly number[]>(() => oneAddress(ready))
  const chosen = ready.filter(({ line }) => ticked.includes(line))
  const handover = handoverOf(chosen)
  const isSent = handover !== 'pickup'
  const { hint, readySaid } = handoverLabels[handover]

  const send = () => {
    const { note, ...parcel } = typed
    onSend(
      {
        note,
        ...(isSent && parcel),
        lines: chosen.map(({ line }) => line),
      },
      readySaid,
    )
  }
  const field = (name: keyof typeof nothing, maxLength: number) => ({
    id: `${id}-${name}`,
    maxLength,
    value: typed[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {left.length > 1 && (
        <fieldset className={styles.ways}>
          <legend>What goes now?</legend>
          {left.map(({ line, left: units, waitsFor, ...item }) => (
            <label key={item.id}>
              <input
                type="checkbox"
                disabled={waitsFor !== ''}
                checked={!waitsFor && ticked.includes(line)}
                onChange={({ target }) =>
                  setTicked(
                    target.checked ? [...ticked, line] : ticked.filter((each) => each !== line),
                  )
                }
              />
              <span>
                {units} × {titleWithVariant(item)}
                {item.giftFor && ` for ${item.giftFor}`}
                {waitsFor && <span className={styles.hint}> {waitsFor}</span>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {isSent && (
        <>
          <label htmlFor={`${id}-carrier`}>Carrier</label>
          <input
            {...field('carrier', limits.order.parcelMax)}
            list={`${id}-carriers`}
            autoComplete="off"
          />
          <datalist id={`${id}-carriers`}>
            {carrierNames.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <label htmlFor={`${id}-trackingNumber`}>Tracking number</label>
          <input {...field('trackingNumber', limits.order.parcelMax)} autoComplete="off" />
        </>
      )}
      <label htmlFor={`${id}-note`}>A line for the buyer</label>
      <input {...field('note', limits.order.noteMax)} />
      <p className={styles.hint}>{hint}</p>
      <Action isMain disabled={isBusy || chosen.length === 0}>
        {isSent ? 'Mark as sent' : 'Mark as ready'}
      </Action>
    </form>
  )
}

/** What goes to the same place as the first of it: each present has its own address. */
function oneAddress(ready: readonly { line: number; giftFor?: string | null }[]): number[] {
  const [first] = ready
  return ready.flatMap(({ line, giftFor }) =>
    (giftFor ?? '') === (first?.giftFor ?? '') ? [line] : [],
  )
}
