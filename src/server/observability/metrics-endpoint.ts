import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { AppError } from '@/src/core/errors'
import { answerJson } from '@/src/server/caching/front/fallback-responses'
import { metrics } from '@/src/server/observability/metrics'
import { currentRequestId } from '@/src/server/observability/request-scope'
import { startMetrics } from '@/src/server/observability/start-metrics'
import type { QueueFigures } from '@/src/server/queue/queue-figures'
import { listen } from '@/src/server/runtime/listen'

export const metricsPath = '/api/metrics'

/** `GET /api/metrics` in the format of Prometheus, for those who have the token; without one there is nothing. */
export async function answerMetrics(
  { headers }: IncomingMessage,
  res: ServerResponse,
  token: string | undefined,
): Promise<void> {
  const measured = metrics()
  if (!measured || token === undefined) {
    refuse(res, new AppError('NOT_FOUND'))
    return
  }
  if (!isSame(headers.authorization ?? '', `Bearer ${token}`)) {
    res.setHeader('WWW-Authenticate', 'Bearer')
    refuse(res, new AppError('NOT_SIGNED_IN'))
    return
  }
  const body = await measured.registry.metrics()
  res.writeHead(200, {
    'Content-Type': measured.registry.contentType,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  res.end(body)
}

type Settings = { metricsToken: string | undefined; metricsPort: number | undefined }

/** For a process that serves nothing else, on a port of its own; null when there is no such port. */
export async function serveMetrics(
  { metricsToken, metricsPort }: Settings,
  readQueues: () => Promise<QueueFigures>,
): Promise<Server | null> {
  if (metricsToken === undefined || metricsPort === undefined) {
    return null
  }
  await startMetrics(readQueues)
  const server = createServer((req, res) => {
    const path = (req.url ?? '').split('?', 1)[0]
    const answering =
      req.method === 'GET' && path === metricsPath
        ? answerMetrics(req, res, metricsToken)
        : Promise.reject(new AppError('NOT_FOUND'))
    answering.catch((error: unknown) =>
      refuse(res, error instanceof AppError ? error : new AppError('UNAVAILABLE')),
    )
  })
  await listen(server, metricsPort)
  return server
}

function refuse(res: ServerResponse, failure: AppError): void {
  answerJson(res, failure.status, failure.toBody(currentRequestId()))
}

/** Takes as long for any guess: digests have one length, and say nothing of what they are made from. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
