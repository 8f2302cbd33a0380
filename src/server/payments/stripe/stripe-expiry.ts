/** Our clock may be behind Stripe's by so much: a page that ends within 30 minutes of now is refused. */
const clockSlackSeconds = 15 * 60

/** When Stripe closes a page by itself, in Unix seconds; before that we close it ourselves. */
export function stripeExpiry(expiresAt: Date): number {
  return Math.floor(expiresAt.getTime() / 1000) + clockSlackSeconds
}
