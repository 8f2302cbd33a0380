/** Screens of the admin that several layers lead to, below the admin's route. */
export const numbersPath = '/numbers'
/** Of one mail to a list or members. */
export const numbersOfMail = (newsletterId: string): string =>
  `${numbersPath}?section=mails&mail=${newsletterId}`
export const moneyPath = '/money'
export const invoicesPath = '/invoices'
export const sellerPath = '/seller'
export const payoutsPath = '/payouts'
export const failedJobsPath = '/failed-jobs'
export const domainsPath = '/domains'
export const teamPath = '/team'
export const apiKeysPath = '/api-keys'
export const webhooksPath = '/webhooks'
export const measurementPath = '/ad-measurement'
export const automationsPath = '/automations'
export const takeAlongPath = '/take-along'
export const moveInPath = '/move-in'
export const deleteSitePath = '/delete-site'
export const inviteArtistPath = '/invite-artist'
/** Open to everybody who has a link. */
export const joinPath = '/join'
export const musicPath = '/music'
export const merchPath = '/merch'
export const ordersPath = '/orders'
export const postsPath = '/posts'
export const newPostPath = '/posts/new'
export const peoplePath = '/people'
export const showsPath = '/shows'
