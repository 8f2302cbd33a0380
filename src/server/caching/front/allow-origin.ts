import type { IncomingMessage, ServerResponse } from 'node:http'

/** What visitors can call, signed in by a token or not; never the calls of people who are signed in by a cookie, nor those of keys. */
export const isOpenElsewhere = (path: string) =>
  /^\/api\/(public|accounts|sessions)(\/|$)/.test(path)

const preflightSeconds = 7200

/**
 * Lets pages of the origins that an artist has named read what visitors can call. Cookies are never taken along: a page
 * elsewhere has the visitor's token, or none.
 *
 * @returns whether it is only a browser's question what it may send, which the headers answer
 */
export function allowOrigin(
  req: IncomingMessage,
  res: ServerResponse,
  { path, origins }: { path: string; origins: readonly string[] },
): boolean {
  if (!isOpenElsewhere(path)) {
    return false
  }
  if (origins.length > 0) {
    // For caches: what is answered depends on who asks.
    varyByOrigin(res)
  }
  const { origin } = req.headers
  const isPreflight =
    req.method === 'OPTIONS' && req.headers['access-control-request-method'] !== undefined
  if (origin !== undefined && origins.includes(origin)) {
    res.setHeader('Access-Control-Allow-Origin', origin)
    res.setHeader(
      'Access-Control-Expose-Headers',
      'RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
    )
    if (isPreflight) {
      res.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE')
      res.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key')
      res.setHeader('Access-Control-Max-Age', preflightSeconds)
    }
  }
  return isPreflight
}

/** Next and answers from memory write the header anew. */
function varyByOrigin(res: ServerResponse): void {
  const { setHeader } = res
  res.setHeader = (name, value) =>
    setHeader.call(
      res,
      name,
      name.toLowerCase() === 'vary' && !String(value).includes('Origin')
        ? `${value}, Origin`
        : value,
    )
  res.setHeader('Vary', 'Accept-Encoding')
}
