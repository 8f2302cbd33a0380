/**
 * `careful` is the product. The others are wrong on purpose: a harness that finds nothing in them
 * would prove nothing about the product.
 */
export type Mode = 'careful' | 'ack-first' | 'no-dedupe'

export const controlVariable = 'BANDSTAND_KILL_MODE'
