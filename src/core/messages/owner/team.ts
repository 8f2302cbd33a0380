import { studioLimits } from '@/src/core/studio-limits'

const day = (iso: string) =>
  new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** What people of a site read about who else works there, and what they may do. */
export const ownerTeamMessages = {
  account: {
    currentPassword: 'Your present password',
    mailPasswordLink: 'Mail a link to a new password',
    passwordLinkSent: 'A link to a new password is on its way.',
  },
  team: {
    noSite: 'There is no site yet that you work for.',
    notYours: 'Your role on this site does not show this. Ask its owner if you need it.',
    chooseSite: 'Choose a site at the top to see its team.',
    title: 'Team',
    purpose: 'People who help you with this site. Each sees and changes only what their role says.',
    onlyOwner: 'The owner of the site says who works here.',
    inviteTitle: 'Invite somebody',
    email: 'Email',
    role: 'Role',
    invite: 'Send invite',
    people: 'People',
    yourRole: 'Your role',
    invites: 'Waiting for an answer',
    you: '(you)',
    sent: 'The invite is on its way.',
    sentTo: (email: string) => `A mail to ${email} is on its way.`,
    again: 'Send again',
    againTo: (email: string) => `Send the invite to ${email} again`,
    withdraw: 'Withdraw',
    withdrawFrom: (email: string) => `Withdraw the invite of ${email}`,
    until: (iso: string) => `Link works until ${day(iso)}`,
    expired: 'The link is too old: send it again.',
    purposes: { artist: 'Makes a site', handover: 'Takes the site over' },
    roleOf: (name: string) => `Role of ${name}`,
    more: 'More',
    moreAbout: (name: string) => `More about ${name}`,
    remove: 'Remove from team',
    removeTitle: (name: string) => `Remove ${name} from the team?`,
    removeText: 'They can open this site no longer, at once. What they made stays.',
    leave: 'Leave team',
    leaveTitle: 'Leave this team?',
    leaveText: 'You can open this site no longer. Only its owner can invite you again.',
    stay: 'Cancel',
    handOver: 'Hand the site over',
    handOverTitle: (name: string) => `Hand the site over to ${name}?`,
    handOverText: `They get a mail with a link that works for ${studioLimits.team.handoverDays} days. When they accept, the site is theirs with its payouts, and you stay as an admin. Until then you can withdraw it.`,
    yourPassword: 'Your password',
    inviteArtist: 'Invite an artist',
    inviteArtistText:
      'They get a mail, choose their own password, and have a site with an address like their name.',
    artistName: 'Artist name',
    join: {
      overTitle: 'This invite is over',
      titles: {
        team: (name: string) => `Work on ${name}`,
        artist: (name: string) => `Your site, ${name}`,
        handover: (name: string) => `Take over ${name}`,
      },
      texts: {
        artist: 'Choose a password, and your site is made.',
        another: 'One more site, for the account that you have.',
        handover:
          'The site is yours from then on, with its team and payouts. Who owned it stays as an admin.',
      },
      role: (label: string, may: string) => `Your role: ${label}. ${may}`,
      actions: { team: 'Join the team', artist: 'Make my site', handover: 'Take over the site' },
      signInWith: (email: string) => `You sign in with ${email}.`,
      name: 'Your name',
      password: 'Password',
      otherAccount: (email: string) =>
        `This invite is for ${email}. Sign out, then open the link of the mail again.`,
      signOut: 'Sign out',
      signInFirst: (email: string) => `There is an account for ${email} already. Sign in with it.`,
      signIn: 'Sign in',
    },
    audit: {
      invited: (email: string) => `Invited ${email}`,
      withdrawn: (email: string) => `Withdrew the invite of ${email}`,
      joined: (email: string, role: string) => `${email} joined as ${role}`,
      roleChanged: (email: string, role: string) => `Made ${email} ${role}`,
      left: (email: string) => `${email} left the team`,
      handedOver: (from: string, to: string) => `${from} handed the site over to ${to}`,
    },
  },
} as const
