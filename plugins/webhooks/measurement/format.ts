import { createHash } from 'node:crypto'

/** A purchase as every company is told of it. */
export type Purchase = {
  /** The same at each try, and for each company. The number of the order is not theirs to know. */
  eventId: string
  at: Date
  /** Until it is taken or given up. */
  email?: string
  currency: string
  totalMinor: number
  shippingMinor: number
  /** On top of the prices. */
  taxMinor: number
  items: readonly { id: string; title: string; quantity: number; unitMinor: number }[]
  /** Of the site. */
  origin: string
  /** For who requires it. */
  browser?: string
}

/** Whose purchases they are, as the company names it. */
type Holder = { pixelId: string; token: string; isTest: boolean }

/** How one company is told of a purchase. */
export type MeasurementFormat = {
  /** Where it takes events. */
  origin: string
  /** What is shown to the artist, too: never the token. */
  bodyOf: (purchase: Purchase, given: { pixelId: string; testCode?: string }) => object
  requestOf: (holder: Holder) => { path: string; headers?: Record<string, string> }
  /** So old a purchase may be. */
  takesHours: number
  /** It answers 200 to everything, and in the body whether it took it. */
  saysInBody: (isTest: boolean) => boolean
  /** Why it refuses what it answered, in its words; empty when it does not. */
  refusalIn: (answer: string) => string
}

/** In units of the currency, of which all that are sold in have hundredths. */
export const unitsOf = (minor: number): number => minor / 100

export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

/** An address as all three ask for it: without spaces around, in small letters, as SHA-256 in hexadecimal. */
export const hashedEmail = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex')

export function parsedOrNull(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
