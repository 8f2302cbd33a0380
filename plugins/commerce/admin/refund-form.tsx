'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { claimantsOf } from '@/plugins/commerce/admin/claimants-of'
import styles from '@/plugins/commerce/admin/order.module.css'
import type { ShownLine } from '@/plugins/commerce/admin/order-lines'
import { useIdempotencyKey } from '@/plugins/commerce/admin/use-idempotency-key'
import { Action } from '@/src/admin/action'
import { FormRow } from '@/src/admin/form-screen/form-row'
import controls from '@/src/admin/ui/controls.module.css'
import { FormField } from '@/src/admin/ui/form-field'
import { MoneyInput } from '@/src/admin/ui/money-input'
import { type RefundBody, refundBody } from '@/src/core/contracts/orders/order-calls'
import { inWords } from '@/src/core/input-words'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatPrice, toDollars } from '@/src/core/money'
import { contentsOf } from '@/src/core/orders/fulfilment/parcels'
import { isMembershipItem } from '@/src/core/orders/pricing/membership-item'
import { type RefundLine, refundOfLines } from '@/src/core/orders/refund-amounts'
import { titleWithVariant } from '@/src/core/orders/variant-labels'

type Props = {
  lines: readonly ShownLine[]
  given: readonly RefundLine[]
  leftMinor: number
  isBusy: boolean
  onSend: (refund: RefundBody, amountMinor: number) => void
}

const ways = { all: 'Everything', lines: 'Some items', amount: 'An amount' } as const
const wayNames = ['all', 'lines', 'amount'] as const

const typedRefund = z.object({
  way: z.enum(wayNames),
  /** Of each line, by its place. */
  units: z.record(z.string(), z.int().min(0)),
  /** Cents of an amount; null while none can be read. */
  amount: z.number().nullable(),
  reason: refundBody.shape.reason.unwrap(),
  restock: z.boolean(),
  takesGifts: z.boolean(),
})

/** Money back: all that is left, units of lines, or an amount. The button says how much it is. */
export function RefundForm({ lines, given, leftMinor, isBusy, onSend }: Props) {
  const { register, handleSubmit, watch, setValue, formState } = useForm({
    resolver: zodResolver(typedRefund, inWords),
    defaultValues: {
      way: 'all' as const,
      units: {},
      amount: leftMinor as number | null,
      reason: '',
      restock: false,
      takesGifts: false,
    },
  })
  const typed = watch()
  const { way, units, restock, takesGifts } = typed
  const hasGifts = lines.some(({ giftFor }) => giftFor)
  const decisionKey = useIdempotencyKey(typed)

  // Somebody may have given some of it back while this form stood open.
  const unitsOf = (line: number) => Math.min(units[line] ?? 0, lines[line]?.left ?? 0)
  const asked = lines.flatMap((_, line) =>
    unitsOf(line) > 0 ? [{ line, quantity: unitsOf(line) }] : [],
  )
  const amountMinor = {
    all: leftMinor,
    lines: refundOfLines(lines, asked, given) ?? 0,
    amount: typed.amount ?? 0,
  }[way]
  const isEverything = amountMinor === leftMinor
  const ending = isEverything
    ? lines
    : lines.filter(({ left }, line) => way === 'lines' && unitsOf(line) === left)
  const promised = takesGifts ? '' : claimantsOf(ending)
  const isFree = way === 'lines' && asked.length > 0 && amountMinor === 0
  const endsToo =
    way === 'lines' && amountMinor > 0 && isEverything
      ? contentsOf(lines, [...lines.keys()], [...given, ...asked])
      : ''
  const returning = isEverything
    ? lines
    : lines.filter((_, line) => way === 'lines' && unitsOf(line) > 0)
  const canRestock =
    way !== 'amount' && returning.some(({ hasStock, left }) => hasStock && left > 0)
  const isPossible = (isFree || amountMinor > 0) && amountMinor <= leftMinor && promised === ''

  const send = handleSubmit(({ reason }) => {
    const refund: RefundBody = {
      key: decisionKey(),
      reason,
      restock: restock && canRestock,
      ...(hasGifts && { claimedGifts: takesGifts ? 'withdraw' : 'keep' }),
      ...(way === 'lines' && { lines: asked }),
      ...(way === 'amount' && { amount: toDollars(amountMinor) }),
    }
    onSend(refund, amountMinor)
  })

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <fieldset className={styles.ways}>
        <legend>What goes back?</legend>
        {wayNames.map((name) => (
          <label key={name}>
            <input type="radio" value={name} {...register('way')} />
            {name === 'all' ? `${ways.all} (${formatPrice(leftMinor)})` : ways[name]}
          </label>
        ))}
      </fieldset>
      {way === 'lines' &&
        lines.map(({ left, ...item }, line) => (
          <label key={item.id} className={styles.unit}>
            <input
              type="number"
              inputMode="numeric"
              className={controls.field}
              min={0}
              max={left}
              disabled={left === 0}
              value={unitsOf(line)}
              onChange={({ target }) => {
                const wanted = Math.trunc(Number(target.value)) || 0
                setValue('units', { ...units, [line]: Math.min(left, Math.max(0, wanted)) })
              }}
            />
            of {left}: {titleWithVariant(item)}
            {item.giftFor && ` for ${item.giftFor}`}
          </label>
        ))}
      {way === 'amount' && (
        <FormRow label="Dollars" hint={ownerMessages.refunds.atMost(formatPrice(leftMinor))}>
          {({ id }) => (
            <MoneyInput
              id={id}
              value={typed.amount}
              onChange={(amount) => setValue('amount', amount)}
            />
          )}
        </FormRow>
      )}
      <FormField
        label="Reason"
        hint={isFree ? ownerMessages.refunds.withoutMoney : ownerMessages.refunds.endsOrder}
        registered={register('reason')}
        error={formState.errors.reason}
      />
      {endsToo && <p className={styles.hint}>{ownerMessages.refunds.endsToo(endsToo)}</p>}
      {lines.some(isMembershipItem) && (
        <p className={styles.hint}>{membershipAnswers.refundGoesOn}</p>
      )}
      {canRestock && (
        <label className={styles.check}>
          <input type="checkbox" {...register('restock')} />
          Put the pieces back into stock
        </label>
      )}
      {hasGifts && (way !== 'amount' || isEverything) && (
        <label className={styles.check}>
          <input type="checkbox" {...register('takesGifts')} />
          Take gifts back that were claimed already
        </label>
      )}
      {promised && <p className={styles.hint}>{ownerMessages.refunds.cannotKeep(promised)}</p>}
      <Action isMain disabled={isBusy || !isPossible}>
        {isFree ? 'Take back' : isPossible ? `Give back ${formatPrice(amountMinor)}` : 'Give back'}
      </Action>
    </form>
  )
}
