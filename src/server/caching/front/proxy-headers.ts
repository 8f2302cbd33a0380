import type { IncomingMessage } from 'node:http'
import { createClientIp, createTrust } from '@/src/server/http/client-ip'
import { clientIpHeader, requestIdHeader } from '@/src/server/http/request-context'

/** Headers that tell who called through which proxy; from anybody but our proxies they are claims. */
const claims = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  clientIpHeader,
]

const requestIdName = requestIdHeader.toLowerCase()
/** What logs, headers and tools of all kinds take as it is. */
const plainToken = /^[\w-]{1,128}$/

/**
 * Replaces the forwarding headers of a request by what is known: the caller's address in
 * `X-Client-Ip` and `X-Forwarded-For`, and host, scheme, country and the id of the request as a trusted proxy reported
 * them.
 */
export function createProxyHeaders(
  trustedProxies: readonly string[],
  countryHeader?: string,
): (req: IncomingMessage) => void {
  const clientIp = createClientIp(trustedProxies)
  const isTrusted = createTrust(trustedProxies)

  return (req) => {
    const { remoteAddress } = req.socket
    const forwardedFor = single(req.headers['x-forwarded-for'])
    const host = single(req.headers['x-forwarded-host'])
    const scheme = single(req.headers['x-forwarded-proto'])
    const ip = clientIp({ remoteAddress, forwardedFor })
    const isProxied = ip !== clientIp({ remoteAddress, forwardedFor: undefined })

    const requestId = req.headers[requestIdName]
    if (requestId !== undefined && !(isTrusted(remoteAddress) && plainToken.test(`${requestId}`))) {
      delete req.headers[requestIdName]
    }
    if (countryHeader && !isTrusted(remoteAddress)) {
      delete req.headers[countryHeader]
    }
    for (const name of claims) {
      delete req.headers[name]
    }
    req.headers[clientIpHeader] = ip
    req.headers['x-forwarded-for'] = ip
    req.headers['x-forwarded-proto'] = isProxied && scheme === 'https' ? 'https' : 'http'
    if (isProxied && host) {
      req.headers.host = host
    }
  }
}

/** Node joins repeated headers only for some names. */
function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value
}
