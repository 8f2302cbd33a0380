'use client'

import { useId, useState } from 'react'
import { claimantsOf } from '@/plugins/commerce/admin/claimants-of'
import styles from '@/plugins/commerce/admin/order.module.css'
import type { ShownLine } from '@/plugins/commerce/admin/order-lines'
import { useIdempotencyKey } from '@/plugins/commerce/admin/use-idempotency-key'
import { Action } from '@/src/admin/action'
import type { RefundBody } from '@/src/core/contracts/orders/order-calls'
import { limits } from '@/src/core/limits'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatMinor, formatPrice, toDollars, toMinor } from '@/src/core/money'
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
type Way = keyof typeof ways

/** Money back: all that is left, units of lines, or an amount. The button says how much it is. */
export function RefundForm({ lines, given, leftMinor, isBusy, onSend }: Props) {
  const id = useId()
  const [way, setWay] = useState<Way>('all')
  const [units, setUnits] = useState<Record<number, number>>({})
  const [dollars, setDollars] = useState(formatMinor(leftMinor))
  const [reason, setReason] = useState('')
  const [restock, setRestock] = useState(false)
  const [takesGifts, setTakesGifts] = useState(false)
  const hasGifts = lines.some(({ giftFor }) => giftFor)
  const decisionKey = useIdempotencyKey({ way, units, dollars, reason, restock, takesGifts })

  // Somebody may have given some of it back while this form stood open.
  const unitsOf = (line: number) => Math.min(units[line] ?? 0, lines[line]?.left ?? 0)
  const asked = lines.flatMap((_, line) =>
    unitsOf(line) > 0 ? [{ line, quantity: unitsOf(line) }] : [],
  )
  const amountMinor = {
    all: leftMinor,
    lines: refundOfLines(lines, asked, given) ?? 0,
    amount: toMinor(Number(dollars)) || 0,
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

  const send = () => {
    const refund: RefundBody = {
      key: decisionKey(),
      reason,
      restock: restock && canRestock,
      ...(hasGifts && { claimedGifts: takesGifts ? 'withdraw' : 'keep' }),
      ...(way === 'lines' && { lines: asked }),
      ...(way === 'amount' && { amount: toDollars(amountMinor) }),
    }
    onSend(refund, amountMinor)
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <fieldset className={styles.ways}>
        <legend>What goes back?</legend>
        {(Object.keys(ways) as Way[]).map((name) => (
          <label key={name}>
            <input
              type="radio"
              name={`${id}-way`}
              checked={way === name}
              onChange={() => setWay(name)}
            />
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
              min={0}
              max={left}
              disabled={left === 0}
              value={unitsOf(line)}
              onChange={({ target }) => {
                const wanted = Math.trunc(Number(target.value)) || 0
                setUnits({ ...units, [line]: Math.min(left, Math.max(0, wanted)) })
              }}
            />
            of {left}: {titleWithVariant(item)}
            {item.giftFor && ` for ${item.giftFor}`}
          </label>
        ))}
      {way === 'amount' && (
        <>
          <label htmlFor={`${id}-amount`}>Dollars</label>
          <input
            id={`${id}-amount`}
            type="number"
            inputMode="decimal"
            min="0.01"
            max={formatMinor(leftMinor)}
            step="0.01"
            value={dollars}
            onChange={({ target }) => setDollars(target.value)}
          />
        </>
      )}
      <label htmlFor={`${id}-reason`}>Reason</label>
      <input
        id={`${id}-reason`}
        maxLength={limits.order.noteMax}
        aria-describedby={`${id}-hint`}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {isFree ? ownerMessages.refunds.withoutMoney : ownerMessages.refunds.endsOrder}
      </p>
      {endsToo && <p className={styles.hint}>{ownerMessages.refunds.endsToo(endsToo)}</p>}
      {lines.some(isMembershipItem) && (
        <p className={styles.hint}>{membershipAnswers.refundGoesOn}</p>
      )}
      {canRestock && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={restock}
            onChange={({ target }) => setRestock(target.checked)}
          />
          Put the pieces back into stock
        </label>
      )}
      {hasGifts && (way !== 'amount' || isEverything) && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={takesGifts}
            onChange={({ target }) => setTakesGifts(target.checked)}
          />
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
