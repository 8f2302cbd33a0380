/** What people of a site read about who else works there, and what they may do. */
export const ownerTeamMessages = {
  team: {
    notYours: 'Your role on this site does not show this. Ask its owner if you need it.',
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
