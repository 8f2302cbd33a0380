import { AppError } from '@/src/core/errors'
import { withDeferredRevalidation } from '@/src/server/caching/cache-tags'
import { envelopeOf, errorResponse } from '@/src/server/http/error-envelope'
import { requestIdHeader } from '@/src/server/http/request-context'
import { currentRequestId } from '@/src/server/observability/request-scope'

type RouteHandler<Args> = (request: Request, args: Args) => Promise<Response>

/**
 * Wraps Payload's REST handler: every failed call answers the one error shape (also unknown routes
 * and requests that Payload itself cannot read), and caches in this process learn after the commit
 * what the call has changed.
 */
export function apiRoute<Args>(handler: RouteHandler<Args>): RouteHandler<Args> {
  return (request, args) =>
    withDeferredRevalidation(async () => {
      try {
        const response = await handler(request, args)
        const isFinished = response.status < 400 || response.headers.has(requestIdHeader)
        return isFinished ? response : await envelopeOf(response, currentRequestId())
      } catch (error) {
        const isUnreadable = error instanceof SyntaxError || error instanceof URIError
        return errorResponse(isUnreadable ? new AppError('MALFORMED') : error, currentRequestId())
      }
    })
}
