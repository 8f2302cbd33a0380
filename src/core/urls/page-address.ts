import { cutText } from '@/src/core/text'
import { decodedPath } from '@/src/core/urls/decoded-path'

/** First segments that the site itself answers; a page made in the editor cannot take them. */
const reservedSegments = new Set([
  'admin',
  'api',
  'sites',
  'files',
  'bench',
  'meta',
  '_next',
  'members',
  'products',
  'music',
  'events',
  'contact',
  'email-list',
  'checkout',
  'login',
  'signup',
  'account',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'redeem',
  'membership',
  'test-payments',
  'gift',
  'embed',
  'oembed',
])

/** Whether the site itself answers below this first segment. */
export const isReservedSegment = (segment: string): boolean => reservedSegments.has(segment)

/** Pages with the words that the law asks for; every site begins with them. */
export const legalAddresses = {
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  cookies: '/cookie-policy',
} as const

const legal: ReadonlySet<unknown> = new Set(Object.values(legalAddresses))

export const isLegalAddress = (pathname: unknown): boolean => legal.has(pathname)

const segmentMax = 61
const segmentsMax = 4

export const addressProblems = {
  form: 'Use an address like /about: small letters of any script, digits and hyphens',
  tooLong: `Use an address of at most ${segmentsMax} parts with at most ${segmentMax} characters each`,
  reserved: 'This address belongs to another part of your site',
  taken: 'Another page of yours has this address',
} as const

const segments = /^(\/[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*)+$/u

/** As one text is written in one way only: wide letters and composed ones are the same as others. */
const plainLetters = (text: string) => text.normalize('NFKC').toLowerCase().normalize('NFKC')

/** `/`, or segments of small letters like `/about`, `/press/kit` and `/音楽`, none of them the site's own. */
export function addressProblem(value: unknown): string | null {
  if (value === '/') {
    return null
  }
  if (typeof value !== 'string' || !segments.test(value) || plainLetters(value) !== value) {
    return addressProblems.form
  }
  const parts = value.split('/').slice(1)
  if (parts.length > segmentsMax || parts.some(({ length }) => length > segmentMax)) {
    return addressProblems.tooLong
  }
  return isReservedSegment(parts[0] ?? '') ? addressProblems.reserved : null
}

/** What somebody typed, as addresses are written: `/press-kit` of `Press kit/`. Links to elsewhere stay. */
export function tidyAddress(typed: string): string {
  const text = typed.trim()
  if (text === '' || text.includes('://')) {
    return text
  }
  const parts = plainLetters(decodedPath(text)).split('/').map(tidySegment).filter(Boolean)
  return `/${parts.join('/')}`
}

function tidySegment(typed: string): string {
  return typed
    .replace(/['’]|\u200c|\u200d/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '')
}

/** An address made of a page's title: `/ueber-uns` of "Über uns". Letters without accents are easier to say and type. */
export function addressOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[äöü]/g, (letter) => `${letter}e`)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
  const segment = cutText(tidySegment(plainLetters(plain)), segmentMax).replace(/-+$/, '')
  const address = `/${segment || 'page'}`
  return addressProblem(address) === null ? address : `${address}-page`
}

/** The wished address, or the next one free: `/about-2`. */
export function freeAddress(wish: string, taken: ReadonlySet<string>): string {
  const base = wish === '/' ? '/home' : wish
  if (!taken.has(base)) {
    return base
  }
  const stem = base.replace(/-\d{1,4}$/, '').slice(0, base.lastIndexOf('/') + segmentMax - 4)
  let count = 2
  while (taken.has(`${stem}-${count}`)) {
    count += 1
  }
  return `${stem}-${count}`
}
