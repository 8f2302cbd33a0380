/** Below the admin: every email of a site, and one of them in the editor. */
export const emailsPath = '/collections/email-templates'
export const emailBuilderPath = '/emails/:profileId/:key'
export const newsletterBuilderPath = '/newsletters/:id/write'

export const emailBuilderUrl = (adminPath: string, profileId: string, key: string) =>
  `${adminPath}/emails/${profileId}/${key}`
