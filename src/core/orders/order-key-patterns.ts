/** What an order is called by. */
export const orderRefPattern = /^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$/

/** What opens it: 256 bits, base64url. */
export const orderTokenPattern = /^[\w-]{43}$/
