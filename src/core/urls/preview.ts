/** How someone who looks at a preview is treated: not signed in, signed in, or on the tier of that id. */
export type PreviewViewer = 'signed-out' | 'visitor' | (string & {})

/** Headers of the calls of a preview in which the artist plays somebody. */
export const previewHeaders = { token: 'x-preview', viewer: 'x-preview-as' } as const

/**
 * What the editor puts behind the address of a preview, for the artist's eyes alone: the site takes it
 * out of the address at once, so that an address that is copied and handed on does not hold it.
 */
export const playFragment = '#play='

/** Follows the token where the artist begins as a member of a tier: `#play=<token>&as=<tier>`. */
export const playAs = '&as='

/** What the admin puts behind the address of a site that is not online, for those who work for it. */
export const offlineLinkParam = 'site-link'
