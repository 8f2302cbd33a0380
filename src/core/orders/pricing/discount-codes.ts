import { discountCodesMessages } from '@/src/core/messages/cart'
import { percentOf, shareOf } from '@/src/core/orders/pricing/rounding'

/** A code as the artist made it. */
export type DiscountTerms = {
  id: string
  /** As it is shown: upper case. */
  code: string
  kind: 'percent' | 'amount'
  /** 1 to 100, for `percent`. */
  percent: number
  /** Minor units off the whole cart, for `amount`. */
  amountMinor: number
  /** What it is for; null: everything. */
  productIds: ReadonlySet<string> | null
  isActive: boolean
  /** ISO date and time, or no bound. */
  startsAt: string | null
  endsAt: string | null
  membersOnly: boolean
  oncePerBuyer: boolean
  /** How many orders may use it; null: any number. */
  maxUses: number | null
}

/** The code that a buyer typed, with what is known of its uses. */
export type AskedCode = {
  /** As typed. */
  text: string
  /** Null when the artist has no such code. */
  terms: DiscountTerms | null
  /** Orders that use it now: paid, or waiting to be paid. */
  uses: number
  isUsedByBuyer: boolean
  /** Whether the buyer is one of those it is for, as far as it is known who buys. */
  isForBuyer: boolean
  now: Date
}

export type AppliedCode = {
  id: string
  code: string
  amountMinor: number
  /** Why it takes nothing off; empty when it does. */
  problem: string
}

/** A line as codes see it. */
type Discountable = { productId: string; lineMinor: number }

/** As codes are stored and compared: without space, upper case. */
export function tidyCode(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase()
}

/**
 * What a code takes off each line, in minor units. An amount is shared among the lines it is for by
 * their prices; never more than they cost.
 */
export function discountLines(
  asked: AskedCode,
  lines: readonly Discountable[],
  isMember: boolean,
): { applied: AppliedCode; perLine: readonly number[] } {
  const { terms } = asked
  const refusal = refuse(asked, isMember)
  const none = lines.map(() => 0)
  if (!terms || refusal) {
    const { id = '', code = asked.text } = terms ?? {}
    return { applied: { id, code, amountMinor: 0, problem: refusal }, perLine: none }
  }
  const { id, code } = terms
  const bases = lines.map(({ productId, lineMinor }) =>
    !terms.productIds || terms.productIds.has(productId) ? lineMinor : 0,
  )
  const base = sum(bases)
  if (base === 0) {
    const problem = discountCodesMessages.notForThese
    return { applied: { id, code, amountMinor: 0, problem }, perLine: none }
  }
  const perLine =
    terms.kind === 'percent'
      ? bases.map((lineMinor) => Math.min(lineMinor, percentOf(lineMinor, terms.percent)))
      : split(terms.amountMinor, bases)
  return { applied: { id, code, amountMinor: sum(perLine), problem: '' }, perLine }
}

/** Why the code cannot be used by this buyer now, whatever is in the cart; empty when it can. */
function refuse(
  { terms, uses, isUsedByBuyer, isForBuyer, now }: AskedCode,
  isMember: boolean,
): string {
  if (!terms?.isActive) {
    return discountCodesMessages.unknown
  }
  if (terms.startsAt !== null && now.getTime() < Date.parse(terms.startsAt)) {
    return discountCodesMessages.notYet
  }
  if (terms.endsAt !== null && now.getTime() >= Date.parse(terms.endsAt)) {
    return discountCodesMessages.ended
  }
  if (terms.membersOnly && !isMember) {
    return discountCodesMessages.membersOnly
  }
  if (!isForBuyer) {
    return discountCodesMessages.notForYou
  }
  if (terms.oncePerBuyer && isUsedByBuyer) {
    return discountCodesMessages.usedByYou
  }
  return terms.maxUses !== null && uses >= terms.maxUses ? discountCodesMessages.usedUp : ''
}

/** Shares an amount by weights, so that the parts are its sum and none is above its weight. */
function split(amountMinor: number, weights: readonly number[]): number[] {
  let leftAmount = amountMinor
  let leftWeight = sum(weights)
  return weights.map((weight) => {
    const part = leftWeight === 0 ? 0 : Math.min(weight, shareOf(leftAmount, weight, leftWeight))
    leftAmount -= part
    leftWeight -= weight
    return part
  })
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
