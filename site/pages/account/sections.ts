/** The parts of My Account, in the order of its navigation; the address names the open one. */
export const accountSections = [
  { id: 'profile', label: 'Profile' },
  { id: 'membership', label: 'Membership' },
  { id: 'purchases', label: 'Purchases' },
  { id: 'gifts', label: 'Gifts' },
  { id: 'tickets', label: 'Tickets' },
  { id: 'emails', label: 'Emails' },
  { id: 'sessions', label: 'Sessions' },
  { id: 'data', label: 'Your data' },
] as const

export type AccountSectionId = (typeof accountSections)[number]['id']

/** The section that `#purchases` names; the first one for anything else. */
export function sectionOf(hash: string): AccountSectionId {
  return accountSections.find(({ id }) => `#${id}` === hash)?.id ?? 'profile'
}
