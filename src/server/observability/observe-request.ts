import type { IncomingMessage, ServerResponse } from 'node:http'
import { nanoid } from 'nanoid'
import { requestIdHeader } from '@/src/server/http/request-context'
import { logger } from '@/src/server/logger'
import { metrics } from '@/src/server/observability/metrics'
import { inScope, type Scope } from '@/src/server/observability/request-scope'
import { routeClassOf } from '@/src/server/observability/route'

const headerName = requestIdHeader.toLowerCase()

export type Observation = {
  /** A line for each answer. */
  logsRequests: boolean
}

/**
 * Where a request begins. Call when the headers of strangers are gone, and name the request in its answer with
 * {@link nameAnswer}. Whatever may log or take long runs in the scope; a page from memory does without, for it
 * would cost a tenth of its time.
 */
export function observeRequest(
  req: IncomingMessage,
  res: ServerResponse,
  { logsRequests }: Observation,
): Scope {
  const requestId = String(req.headers[headerName] ?? nanoid(16))
  req.headers[headerName] = requestId
  const scope: Scope = { requestId, url: req.url ?? '', actor: 'visitor' }
  const measured = metrics()
  if (measured || logsRequests) {
    const begunAtMs = performance.now()
    const { method, headers } = req
    const isSoftNavigation = headers.rsc !== undefined
    // Not `finish`: who goes away before the end counts, too.
    res.once('close', () => {
      const ms = performance.now() - begunAtMs
      const status = res.writableFinished ? res.statusCode : 499
      const route = routeClassOf(scope.url ?? '', { isSoftNavigation })
      measured?.requests.inc({ route, status })
      measured?.requestSeconds.observe({ route }, ms / 1000)
      if (logsRequests) {
        inScope(scope, () => logger.info({ msg: 'Request', method, status, ms: Math.round(ms) }))
      }
    })
  }
  return scope
}

/** For what answers with single headers. Code that writes a whole head puts {@link answerId} into it. */
export function nameAnswer(res: ServerResponse, { requestId }: Scope): void {
  if (!res.headersSent) {
    res.setHeader(requestIdHeader, requestId)
  }
}

/** What names the request. */
export function answerId({ headers }: IncomingMessage): string {
  return String(headers[headerName] ?? '')
}
