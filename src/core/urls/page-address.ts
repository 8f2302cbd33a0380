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
])

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
  form: 'Use an address like /about: lower-case letters, digits and hyphens',
  tooLong: `Use an address of at most ${segmentsMax} parts with at most ${segmentMax} characters each`,
  reserved: 'This address belongs to another part of your site',
  taken: 'Another page of yours has this address',
} as const

/** `/`, or lower-case segments like `/about` and `/press/kit`, none of them the site's own. */
export function addressProblem(value: unknown): string | null {
  if (value === '/') {
    return null
  }
  if (typeof value !== 'string' || !/^(\/[a-z0-9][a-z0-9-]*)+$/.test(value)) {
    return addressProblems.form
  }
  const segments = value.split('/').slice(1)
  if (segments.length > segmentsMax || segments.some(({ length }) => length > segmentMax)) {
    return addressProblems.tooLong
  }
  return reservedSegments.has(segments[0] ?? '') ? addressProblems.reserved : null
}

/** What somebody typed, as addresses are written: `/press-kit` of `Press kit/`. What is wrong beyond that stays. */
export function tidyAddress(typed: string): string {
  const bare = typed
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/(?<=.)\/+$/, '')
  return bare === '' || bare.startsWith('/') ? bare : `/${bare}`
}

/** An address made of a page's title: `/ueber-uns` of "Über uns". */
export function addressOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[äöü]/g, (letter) => `${letter}e`)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  const segment = plain
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, segmentMax)
    .replace(/-+$/, '')
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
