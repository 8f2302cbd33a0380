import { withRedirect } from '@/src/core/safe-redirect'

/** Where a signed-in visitor joins a tier. */
export function joinPath(tierId: string): string {
  return `/membership/checkout?membershipTierId=${encodeURIComponent(tierId)}`
}

/** Where anybody else begins: signing up leads back to joining. */
export function signUpToJoinPath(tierId: string): string {
  return withRedirect('/signup', joinPath(tierId))
}
