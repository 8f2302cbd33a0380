import type { PayloadRequest } from 'payload'
import { currentRequestId } from '@/src/server/observability/request-scope'

export const requestIdHeader = 'X-Request-Id'

/** Set by our server from the socket and the trusted proxies; what a caller sends in it is dropped. */
export const clientIpHeader = 'x-client-ip'

/** Set by our server on the GET that it makes of a HEAD, whose body nobody gets. */
export const headersOnlyHeader = 'x-headers-only'

/** One id per request, for the answer and the log. */
export function requestIdOf(req: Pick<PayloadRequest, 'context'>): string {
  req.context.requestId ??= currentRequestId()
  return String(req.context.requestId)
}

/** Address of the caller as our server saw it, or as Next did when it runs without ours. */
export function clientIpOf(req: Pick<PayloadRequest, 'headers'>): string {
  const seenByNext = req.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return req.headers.get(clientIpHeader) ?? seenByNext ?? 'unknown'
}
