/** A page, or where the browser goes instead. */
export type PageAnswer = { html: string } | { location: string }
