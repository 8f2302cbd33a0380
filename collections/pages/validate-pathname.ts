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
  'membership',
  'test-payments',
])

/** `/`, or lower-case segments like `/about` and `/press/kit`, none of them the site's own. */
export function validatePathname(value: unknown): true | string {
  if (value === '/') {
    return true
  }
  if (typeof value !== 'string' || !/^(\/[a-z0-9][a-z0-9-]{0,60}){1,4}$/.test(value)) {
    return 'Use an address like /about: lower-case letters, digits and hyphens'
  }
  return reservedSegments.has(value.split('/')[1] ?? '')
    ? 'This address belongs to another part of your site'
    : true
}
