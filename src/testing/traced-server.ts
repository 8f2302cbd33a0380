import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { startTracing, stopTracing } from '@/src/server/observability/tracing'

/** A server in a process of its own, as traces patch what all of a process uses. See `tracing.int.test.ts`. */
await startTracing()
const { Pool } = await import('pg')
const { request } = await import('node:http')
const { sendFallbackResponse } = await import('@/src/server/caching/front/fallback-responses')
const { nameAnswer, observeRequest } = await import('@/src/server/observability/observe-request')

const { inScope } = await import('@/src/server/observability/request-scope')

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
const provider = String(process.env.PROVIDER)

const server = createServer((req, res) => {
  const scope = observeRequest(req, res, { logsRequests: false })
  nameAnswer(res, scope)
  return inScope(scope, async () => {
    await pool.query('select $1::text as name', ['Jane Doe'])
    await fetch(`${provider}/v1/sessions?email=jane@example.com`)
    await new Promise<void>((resolve, reject) => {
      request(`${provider}/v1/refunds?key=Jane`, (answer) => answer.resume().on('end', resolve))
        .on('error', reject)
        .end()
    })
    sendFallbackResponse(res, 503, { asJson: true })
  })
})
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port })
})
process.once('message', async () => {
  await stopTracing()
  const loaded = Object.keys(createRequire(import.meta.url).cache)
  process.send?.({ loaded: loaded.filter((file) => /@opentelemetry|prom-client/.test(file)) })
  process.disconnect()
  server.close()
  server.closeAllConnections()
  await pool.end()
})
