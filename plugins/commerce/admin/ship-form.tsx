'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { handoverLabels } from '@/plugins/commerce/admin/handover-labels'
import styles from '@/plugins/commerce/admin/order.module.css'
import type { ShownLine } from '@/plugins/commerce/admin/order-lines'
import { Action } from '@/src/admin/action'
import { FormField } from '@/src/admin/ui/form-field'
import { useKeptForm } from '@/src/admin/use-kept-form'
import { type TransitionBody, transitionBody } from '@/src/core/contracts/orders/order-calls'
import { inWords } from '@/src/core/input-words'
import { handoverOf } from '@/src/core/orders/fulfilment/handover'
import { carrierNames } from '@/src/core/orders/pricing/shipping'
import { titleWithVariant } from '@/src/core/orders/variant-labels'

const handingBody = transitionBody.pick({
  lines: true,
  carrier: true,
  trackingNumber: true,
  note: true,
})
type Handing = Pick<TransitionBody, 'lines' | 'carrier' | 'trackingNumber' | 'note'>

type Props = {
  /** Of the call, and of what is kept in this tab. */
  url: string
  lines: readonly ShownLine[]
  isBusy: boolean
  /** Told what goes now, and what is said when it has gone. */
  onSend: (handing: Handing, said: string) => Promise<boolean>
}

/** What goes now, and who brings it. The words may stay empty: a letter has no number. */
export function ShipForm({ url, lines, isBusy, onSend }: Props) {
  const id = useId()
  const left = lines.flatMap((item, line) => (item.isUnsent ? [{ ...item, line }] : []))
  const ready = left.filter(({ waitsFor }) => !waitsFor)
  const form = useForm<Handing>({
    resolver: zodResolver(handingBody, inWords),
    defaultValues: { lines: oneAddress(ready), carrier: '', trackingNumber: '', note: '' },
  })
  const forget = useKeptForm(url, form)
  const { register, handleSubmit, watch, setValue, formState } = form
  const ticked = watch('lines') ?? []
  const chosen = ready.filter(({ line }) => ticked.includes(line))
  const handover = handoverOf(chosen)
  const isSent = handover !== 'pickup'
  const { hint, readySaid } = handoverLabels[handover]

  const send = handleSubmit(async ({ note, carrier, trackingNumber }) => {
    const parcel = isSent ? { carrier, trackingNumber } : {}
    if (await onSend({ note, ...parcel, lines: chosen.map(({ line }) => line) }, readySaid)) {
      forget()
    }
  })
  const field = (name: 'carrier' | 'trackingNumber' | 'note') => ({
    registered: register(name),
    error: formState.errors[name],
  })
  return (
    <form className={styles.form} noValidate onSubmit={send}>
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
                  setValue(
                    'lines',
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
          <FormField
            label="Carrier"
            list={`${id}-carriers`}
            autoComplete="off"
            {...field('carrier')}
          />
          <datalist id={`${id}-carriers`}>
            {carrierNames.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <FormField label="Tracking number" autoComplete="off" {...field('trackingNumber')} />
        </>
      )}
      <FormField label="A line for the buyer" hint={hint} {...field('note')} />
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
