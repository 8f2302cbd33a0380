import { z } from 'zod'

export const orderRefPattern = /^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$/

export const orderRef = z.string().regex(orderRefPattern)

/** 256 bits, base64url. Whoever holds it may see the order and download what it bought. */
export const orderToken = z.string().regex(/^[\w-]{43}$/)
