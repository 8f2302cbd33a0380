import { z } from 'zod'
import { lineTotalMinor, type OrderedLine } from '@/src/core/orders/payment-lines'
import { shareOf } from '@/src/core/orders/pricing/rounding'
import type { RefundLine } from '@/src/core/orders/refund-amounts'

/** A part of what an order cost: a line, counted from 0, the shipping, or the tip. */
const partOf = z.union([z.int().min(0), z.literal('shipping'), z.literal('tip')])

/** What went back of one part. Minor units; `grossMinor` has the tax in it. */
const refundPart = z.object({ of: partOf, grossMinor: z.int(), taxMinor: z.int() })

export const refundParts = z.array(refundPart)

export type RefundPart = z.infer<typeof refundPart>

type TaxedLine = OrderedLine & { taxMinor?: number | null; taxIncluded?: boolean | null }

export type AllocatedOrder = {
  items: readonly TaxedLine[]
  shippingMinor: number
  taxMinor: number
  taxIncludedMinor?: number | null
  tipMinor?: number | null
}

/** The parts that an order's total is the sum of, each with the tax in it. */
export function partsOfOrder(order: AllocatedOrder): RefundPart[] {
  const { items, shippingMinor, taxMinor, taxIncludedMinor, tipMinor } = order
  const onTop = sum(items.map((item) => (item.taxIncluded ? 0 : (item.taxMinor ?? 0))))
  const within = sum(items.map((item) => (item.taxIncluded ? (item.taxMinor ?? 0) : 0)))
  // What the lines have not is that of the shipping.
  const onShipping = taxMinor - onTop
  const inShipping = (taxIncludedMinor ?? 0) - within
  return [
    ...items.map((item, line) => ({
      of: line,
      grossMinor: lineTotalMinor(item) + (item.taxIncluded ? 0 : (item.taxMinor ?? 0)),
      taxMinor: item.taxMinor ?? 0,
    })),
    {
      of: 'shipping' as const,
      grossMinor: shippingMinor + onShipping,
      taxMinor: onShipping + inShipping,
    },
    { of: 'tip' as const, grossMinor: tipMinor ?? 0, taxMinor: 0 },
  ]
}

type Back = { amountMinor: number; lines: readonly RefundLine[] }

/**
 * Which parts of an order a refund is of, to the cent: the units that it names first, and what it is more than
 * those of everything that is left, by what it cost. Once all of an order has gone back, so has all of its tax.
 *
 * @param before what went back already
 */
export function allocateRefund(
  order: AllocatedOrder,
  { amountMinor, lines }: Back,
  before: readonly RefundPart[],
): RefundPart[] {
  const parts = partsOfOrder(order)
  const goneOf = (of: RefundPart['of'], key: 'grossMinor' | 'taxMinor') =>
    sum(before.filter((part) => part.of === of).map((part) => part[key]))
  const left = parts.map((part) => part.grossMinor - goneOf(part.of, 'grossMinor'))

  const named = parts.map((part, at) => {
    const units = lines.find(({ line }) => line === part.of)?.quantity ?? 0
    const { quantity = 1 } = order.items[at] ?? {}
    return Math.min(left[at] ?? 0, shareOf(part.grossMinor, Math.min(units, quantity), quantity))
  })
  const taken = spread(Math.min(amountMinor, sum(named)), named)
  const rest = spread(
    amountMinor - sum(taken),
    left.map((minor, at) => minor - (taken[at] ?? 0)),
  )
  return parts.flatMap(({ of, grossMinor, taxMinor }, at) => {
    const back = (taken[at] ?? 0) + (rest[at] ?? 0)
    const gone = goneOf(of, 'grossMinor') + back
    const taxGone = grossMinor > 0 ? shareOf(taxMinor, Math.min(gone, grossMinor), grossMinor) : 0
    return back === 0 ? [] : [{ of, grossMinor: back, taxMinor: taxGone - goneOf(of, 'taxMinor') }]
  })
}

/** Shares an amount by weights; what is more than all of them is put on the last that has any. */
function spread(amountMinor: number, weights: readonly number[]): number[] {
  let leftAmount = Math.min(amountMinor, sum(weights))
  let leftWeight = sum(weights)
  const shares = weights.map((weight) => {
    const share = leftWeight > 0 ? Math.min(weight, shareOf(leftAmount, weight, leftWeight)) : 0
    leftAmount -= share
    leftWeight -= weight
    return share
  })
  const more = amountMinor - sum(shares)
  const last = Math.max(
    0,
    weights.findLastIndex((weight) => weight > 0),
  )
  return shares.map((share, at) => (at === last ? share + more : share))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
