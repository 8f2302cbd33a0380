export const cookiePrefix = 'bandstand'

/** Holds an owner's session in the admin; the name is Payload's. */
export const authCookie = `${cookiePrefix}-token`
