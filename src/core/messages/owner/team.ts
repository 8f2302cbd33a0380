/** What people of a site read about who else works there, and what they may do. */
export const ownerTeamMessages = {
  team: {
    notYours: 'Your role on this site does not show this. Ask its owner if you need it.',
  },
} as const
