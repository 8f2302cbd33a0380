import type { PaymentChoice } from '@/src/core/contracts/members/memberships'
import { withRedirect } from '@/src/core/urls/safe-redirect'

/**
 * Where a signed-in visitor joins a tier.
 *
 * @param back path of the site to go on to afterwards
 * @param choice how they want to pay, where they have said so already
 */
export function joinPath(
  tierId: string,
  back?: string,
  { interval, amount }: PaymentChoice = {},
): string {
  const query = new URLSearchParams({
    membershipTierId: tierId,
    ...(interval && { interval }),
    ...(amount && { amount }),
    ...(back && { back }),
  })
  return `/membership/checkout?${query}`
}

/** Where anybody else begins: signing up leads back to joining. */
export function signUpToJoinPath(tierId: string, back?: string, choice?: PaymentChoice): string {
  return withRedirect('/signup', joinPath(tierId, back, choice))
}

/** Where a tier is given to somebody else: its page, with the dialog open. */
export function givePath(tierId: string): string {
  return `/membership/checkout?${new URLSearchParams({ membershipTierId: tierId, [giveParam]: '1' })}`
}

export const giveParam = 'give'
