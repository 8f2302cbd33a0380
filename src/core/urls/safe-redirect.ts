/** Control characters, which browsers drop or turn, and what only looks like a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const unsafe = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/

/** Stands for the visitor's host; no address of a redirect may lead away from it. */
const base = 'https://site.invalid'

/**
 * The path to go to after logging in, as given in an address. Only paths of the same site are
 * followed: one leading slash, no host, no scheme, nothing that a browser would read as either.
 */
export function safeRedirect(value: string | null | undefined, fallback = '/'): string {
  if (!value?.startsWith('/') || value.startsWith('//') || unsafe.test(value)) {
    return fallback
  }
  const [path = ''] = value.split(/[?#]/)
  // Encoded tricks are decoded by somebody some day: a path of ours needs none of these.
  if (/\/\/|@|:|%(?:2f|5c|40|3a|0[0-9a-f]|1[0-9a-f]|7f)|\/\.\.?(?:\/|$)|%2e/i.test(path)) {
    return fallback
  }
  try {
    return new URL(value, base).origin === base ? value : fallback
  } catch {
    return fallback
  }
}

/** `/login?redirect=%2Fmembers`, for a page that sends the visitor back to where they were. */
export function withRedirect(
  path: '/login' | '/signup' | '/forgot-password',
  target: string,
): string {
  return target === '/' ? path : `${path}?redirect=${encodeURIComponent(target)}`
}
