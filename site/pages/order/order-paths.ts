/** Where buyers who lost the link to an order get it again. */
export const findOrderPath = '/checkout/find-order'

/** The page of an order; without a token for the account that bought it. */
export function orderPagePath(order: { orderRef: string; token?: string }): string {
  const { orderRef, token } = order
  return `/checkout/complete?${new URLSearchParams({ order: orderRef, ...(token && { token }) })}`
}
