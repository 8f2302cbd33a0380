'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import styles from '@/plugins/commerce/admin/order.module.css'
import { Action } from '@/src/admin/action'
import { FormField } from '@/src/admin/ui/form-field'
import { type RevokeOrderBody, revokeOrderBody } from '@/src/core/contracts/orders/order-calls'
import { inWords } from '@/src/core/input-words'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Props = {
  hasGifts: boolean
  /** Who would keep what was not handed over: `Ana and Ben`. */
  promised: string
  isShipped: boolean
  /** Some of it can be put back into stock. */
  hasStock: boolean
  isBusy: boolean
  onSend: (body: RevokeOrderBody) => void
}

/** Takes an order back that cost nothing: all of it, as there is no money to divide. */
export function RevokeOrderForm(props: Props) {
  const { hasGifts, promised, isShipped, hasStock, isBusy, onSend } = props
  const { register, handleSubmit, watch, setValue, formState } = useForm({
    resolver: zodResolver(revokeOrderBody, inWords),
    defaultValues: {
      reason: '',
      restock: !isShipped && hasStock,
      ...(hasGifts && { claimedGifts: 'keep' as const }),
    },
  })
  const takesGifts = watch('claimedGifts') === 'withdraw'
  const isRefused = promised !== '' && !takesGifts
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit((body) => onSend(body))}>
      <FormField
        label="Reason"
        hint="The buyer reads it in a mail. Downloads and tickets end, and the order is cancelled."
        registered={register('reason')}
        error={formState.errors.reason}
      />
      {hasStock && (
        <label className={styles.check}>
          <input type="checkbox" {...register('restock')} />
          Put the pieces and seats back into stock
        </label>
      )}
      {hasGifts && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={takesGifts}
            onChange={({ target }) =>
              setValue('claimedGifts', target.checked ? 'withdraw' : 'keep')
            }
          />
          Take gifts back that were claimed already
        </label>
      )}
      {isRefused && <p className={styles.hint}>{ownerMessages.refunds.cannotKeep(promised)}</p>}
      <Action isMain disabled={isBusy || isRefused}>
        Take this order back
      </Action>
    </form>
  )
}
