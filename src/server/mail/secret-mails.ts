/** `admin`: Payload's own mails, of which the one for a forgotten password is the only one in use. */
const accountKinds: ReadonlySet<string> = new Set(['password-reset', 'confirm-email', 'admin'])

const kinds: ReadonlySet<string> = new Set([
  ...accountKinds,
  // Anyone who has their link has the gift.
  'gift',
  'gift-claimed',
  'gift-shipped',
  'gift-pickup-ready',
])

/** Whether whoever reads a mail of this kind gets into its receiver's account, or gets what is theirs. */
export function carriesSecret(kind: string): boolean {
  return kinds.has(kind)
}

/** Whether whoever reads a mail of this kind gets into its receiver's account: its answers quote the way in. */
export function opensAccount(kind: string): boolean {
  return accountKinds.has(kind)
}
