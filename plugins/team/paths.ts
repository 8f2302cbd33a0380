/** Below the admin's. */
export const teamPath = '/team'
export const inviteArtistPath = '/invite-artist'
/** Open to everybody who has a link. */
export const joinPath = '/join'
