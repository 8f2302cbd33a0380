/** Where the skip link leads. */
export const mainId = 'content'

/** Where drawers are hung: inside the site, so that they wear its theme, above everything else. */
export const overlayRootId = 'site-overlays'
