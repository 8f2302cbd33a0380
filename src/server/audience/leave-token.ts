import { isUuid } from '@/src/core/uuid'
import { isSameSignature, shortSignatureOf } from '@/src/server/signature'

/** What its holder leaves: a list, news for members, notices about posts, or the waitlist of an event. */
export const leaveKinds = ['list', 'news', 'posts', 'waitlist'] as const
export type LeaveKind = (typeof leaveKinds)[number]

/** `id` is the row of a list's subscriber or of who waits, or else the account. */
export type Leave = { kind: LeaveKind; id: string }

/**
 * The secret of the unsubscribe link of one receiver. It is made from what is known when a mail is
 * written, stored nowhere, always the same and good for ever, but only on the site of its profile; it
 * tells nothing about its receiver.
 *
 * @returns like `list.<uuid>.<signature>`; see `leaveTokenPattern` in the contract
 */
export function signLeave(profileId: string, { kind, id }: Leave): string {
  return `${kind}.${id}.${signatureOf(profileId, kind, id)}`
}

/** What the token lets its holder leave; null when it was not given out by us for this profile. */
export function readLeave(profileId: string, token: string): Leave | null {
  const [name = '', id = '', signature = '', ...more] = token.split('.')
  const kind = leaveKinds.find((each) => each === name)
  if (!kind || !isUuid(id) || more.length > 0) {
    return null
  }
  return isSameSignature(signature, signatureOf(profileId, kind, id)) ? { kind, id } : null
}

function signatureOf(profileId: string, kind: LeaveKind, id: string): string {
  return shortSignatureOf('leave', `${profileId}.${kind}.${id}`)
}

/** Takes the POST of mail programs (RFC 8058), and leads anyone who opens it to a page that asks first. */
export function leaveUrl(origin: string, token: string): string {
  return `${origin}/api/public/email-lists/unsubscribe/one-click?token=${token}`
}

/** The page that asks first: people who wait for tickets leave no list. */
export function leavePage(token: string): string {
  const page = token.startsWith('waitlist.') ? '/events/leave-waitlist' : '/email-list/unsubscribe'
  return `${page}?token=${token}`
}
