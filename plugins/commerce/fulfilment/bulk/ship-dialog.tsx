import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import styles from '@/plugins/commerce/fulfilment/bulk/bulk.module.css'
import { ShippedList, shippedSummary } from '@/plugins/commerce/fulfilment/bulk/shipped-list'
import { useShipping } from '@/plugins/commerce/fulfilment/bulk/use-shipping'
import controls from '@/src/admin/ui/controls.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import dialog from '@/src/admin/ui/dialog.module.css'
import { FormField } from '@/src/admin/ui/form-field'
import type { ListedOrder } from '@/src/core/contracts/orders/board'
import { shipOrdersForm } from '@/src/core/contracts/orders/shipping'
import { inWords } from '@/src/core/input-words'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { carrierNames } from '@/src/core/orders/pricing/shipping'

const words = ownerMessages.orderShipping
const { count } = ownerMessages.orderBoard

/** So many numbers somebody types; more come from a file. */
const typedMax = 30

type Props = {
  url: string
  ids: readonly string[]
  orders: readonly ListedOrder[]
  /** With what is said, once something was sent. */
  onClose: (said?: string) => void
}

/** Marks several as sent, with numbers or without; then says what came of each. */
export function ShipDialog({ url, ids, orders, onClose }: Props) {
  const id = useId()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(shipOrdersForm, inWords),
    defaultValues: {
      carrier: '',
      numbers: ids.map((each) => ({ id: each, trackingNumber: '' })),
      note: '',
    },
  })
  const { errors } = formState
  const { ship, done, isBusy, problem } = useShipping(url)
  const isOver = done.length === ids.length
  const nameOf = (id: string) => orders.find((order) => order.id === id)?.ref ?? ''
  const typed = ids.length <= typedMax ? orders.filter((order) => ids.includes(order.id)) : []
  const close = () => onClose(done.length > 0 ? shippedSummary(done) : undefined)

  const send = handleSubmit(async ({ carrier, numbers, note = '' }) => {
    const parcels = numbers.map(({ id: each, trackingNumber }) => ({
      id: each,
      ...(carrier && { carrier }),
      ...(trackingNumber && { trackingNumber }),
    }))
    await ship(parcels, note)
  })

  if (isOver) {
    return (
      <Dialog title={shippedSummary(done)} size="wide" onClose={close}>
        <ShippedList shipped={done} nameOf={nameOf} />
        <DialogActions>
          <DialogButton isPrimary onClick={close}>
            Done
          </DialogButton>
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <Dialog title={`Mark ${count(ids.length)} as sent`} size="wide" onClose={close}>
      <p>{words.about}</p>
      <form className={dialog.fields} noValidate onSubmit={send}>
        <FormField
          label="Carrier"
          isFirst
          list={`${id}-carriers`}
          autoComplete="off"
          maxLength={limits.order.parcelMax}
          registered={register('carrier')}
          error={errors.carrier}
        />
        <datalist id={`${id}-carriers`}>
          {carrierNames.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {typed.length > 0 && (
          <fieldset className={styles.numbers}>
            <legend>Tracking numbers, if there are any</legend>
            {typed.map((order) => (
              <label key={order.id} htmlFor={`${id}-${order.id}`}>
                <span className={styles.name}>
                  <b>{order.ref}</b> {order.buyer}
                </span>
                <input
                  id={`${id}-${order.id}`}
                  className={controls.field}
                  autoComplete="off"
                  maxLength={limits.order.parcelMax}
                  {...register(`numbers.${ids.indexOf(order.id)}.trackingNumber`)}
                />
              </label>
            ))}
          </fieldset>
        )}
        <FormField
          label="A line for the buyers"
          maxLength={limits.order.noteMax}
          registered={register('note')}
          error={errors.note}
        />
        {/* Enter in a field sends the form only by a button of its own. */}
        <button type="submit" hidden disabled={isBusy} />
      </form>
      <p role="status" className={dialog.note}>
        {isBusy ? `${done.length} of ${ids.length}…` : ''}
      </p>
      {problem && (
        <p role="alert" className={dialog.error}>
          {problem}
        </p>
      )}
      <DialogActions>
        <DialogButton isDisabled={isBusy} onClick={close}>
          Cancel
        </DialogButton>
        <DialogButton isPrimary isDisabled={isBusy} onClick={() => void send()}>
          Mark as sent
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
