import { withRedirect } from '@/src/core/safe-redirect'

/**
 * Where a signed-in visitor joins a tier.
 *
 * @param back path of the site to go on to afterwards
 */
export function joinPath(tierId: string, back?: string): string {
  const query = new URLSearchParams({ membershipTierId: tierId, ...(back && { back }) })
  return `/membership/checkout?${query}`
}

/** Where anybody else begins: signing up leads back to joining. */
export function signUpToJoinPath(tierId: string, back?: string): string {
  return withRedirect('/signup', joinPath(tierId, back))
}

/** Where a tier is given to somebody else: its page, with the dialog open. */
export function givePath(tierId: string): string {
  return `/membership/checkout?${new URLSearchParams({ membershipTierId: tierId, [giveParam]: '1' })}`
}

export const giveParam = 'give'
