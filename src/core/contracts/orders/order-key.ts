import { z } from 'zod'
import { orderRefPattern, orderTokenPattern } from '@/src/core/orders/order-key-patterns'

export const orderRef = z.string().regex(orderRefPattern)

/** Anyone who holds it may see the order and download what it bought. */
export const orderToken = z.string().regex(orderTokenPattern)
