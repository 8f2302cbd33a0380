import type { PaymentChoice } from '@/src/core/contracts/memberships'

/** How to pay, as the address says it. Few addresses do, and only those load what checks it. */
export async function choiceInAddress(): Promise<PaymentChoice> {
  const query = new URLSearchParams(window.location.search)
  if (!query.has('interval') && !query.has('amount')) {
    return {}
  }
  const { paymentChoice } = await import('@/src/core/contracts/memberships')
  return paymentChoice.parse(Object.fromEntries(query))
}
