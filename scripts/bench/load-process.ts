import { randomUUID } from 'node:crypto'
import autocannon, { type Request, type Result } from 'autocannon'
import { median, quantile } from '@/scripts/bench/figure'
import { type LoadResult, loadJob } from '@/scripts/bench/load-job'
import { gzipHeaders } from '@/scripts/bench/raw-answer'

/** Asks as fast as answers come, in a process of its own so that the measuring costs the server nothing. */
process.on('message', async (message) => {
  process.send?.(await applyLoad(message))
})
process.once('disconnect', () => process.exit(0))

async function applyLoad(message: unknown): Promise<LoadResult> {
  const { origin, places, seconds, connections, perSecond } = loadJob.parse(message)
  const requests = places.map(({ path, host, body }): Request => {
    const headers = { ...gzipHeaders, ...(host && { host }) }
    return body === undefined
      ? { path, headers }
      : { path, method: 'POST', setupRequest: (request) => post(request, headers, body) }
  })
  const times: number[] = []
  let started = 0
  const {
    requests: counted,
    duration,
    errors,
    timeouts,
    non2xx,
    statusCodeStats = {},
  } = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: origin,
        connections,
        duration: seconds,
        ...(perSecond && { overallRate: perSecond }),
        requests,
        setupClient: (client) => {
          // Each connection begins elsewhere, so that they do not walk the list in step.
          const shift = Math.floor((started++ / connections) * requests.length)
          client.setRequests([...requests.slice(shift), ...requests.slice(0, shift)])
        },
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    )
    run.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  })
  if (times.length === 0) {
    throw new Error(`Nothing was answered within ${duration} s.`)
  }
  return {
    answers: counted.total,
    perSecond: counted.total / duration,
    medianMs: median(times),
    p99Ms: quantile(times, 0.99),
    failures: errors + timeouts + non2xx,
    statuses: Object.fromEntries(
      Object.entries(statusCodeStats)
        .filter(([status]) => !status.startsWith('2'))
        .map(([status, { count = 0 }]) => [status, count]),
    ),
  }
}

function post(request: Request, headers: Record<string, string>, body: string): Request {
  const id = randomUUID()
  return {
    ...request,
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': id },
    body: body.replaceAll('{id}', id),
  }
}
