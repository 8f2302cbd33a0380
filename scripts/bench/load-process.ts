import autocannon, { type Result } from 'autocannon'
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
  const requests = places.map(({ path, host }) => ({
    path,
    headers: { ...gzipHeaders, ...(host && { host }) },
  }))
  const times: number[] = []
  let started = 0
  const {
    requests: counted,
    duration,
    errors,
    timeouts,
    non2xx,
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
  return {
    answers: counted.total,
    perSecond: counted.total / duration,
    medianMs: median(times),
    p99Ms: quantile(times, 0.99),
    failures: errors + timeouts + non2xx,
  }
}
