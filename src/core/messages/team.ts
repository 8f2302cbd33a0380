import { studioLimits } from '@/src/core/studio-limits'

/** What the server answers about who works on a site; the forms say the same. */
export const teamMessages = {
  nameMissing: 'Please give a name.',
  nameTooLong: `A name has at most ${studioLimits.team.nameMax} letters.`,
  roleMissing: 'Please choose a role.',
  alreadyInvited: 'This address is invited already. You can send the invite again.',
  alreadyThere: 'This address works on the site already.',
  tooMany: 'There are too many open invites. Withdraw some first.',
  linkOver:
    'This link is over: it was used, withdrawn or is too old. Ask for a new one, or sign up again.',
  otherAccount: 'This invite is for another address. Sign out, then open the link again.',
  signInFirst: 'There is an account with this address. Sign in with it, then open the link again.',
  ownerStays: 'The owner stays: hand the site over first.',
  ownersAlone: 'An owner is changed only by handing the site over.',
  yourself: 'You cannot change your own role.',
  supportNotAllowed: 'The owner of this site has not allowed support access.',
  wrongPassword: 'This is not your password.',
  othersPassword: 'People set their own password. Send them a link to a new one instead.',
} as const
