import type { CollectionBeforeValidateHook } from 'payload'

/** The login name that makes an email unique per profile and not across profiles. */
export function usernameOf(profileId: string, email: string): string {
  return `${profileId}:${email.trim().toLowerCase()}`
}

export const composeUsername: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const profile: unknown = data?.profile ?? originalDoc?.profile
  const email: unknown = data?.email ?? originalDoc?.email
  if (data && profile && typeof email === 'string') {
    const profileId = typeof profile === 'object' ? (profile as { id: string }).id : String(profile)
    data.username = usernameOf(profileId, email)
  }
  return data
}
