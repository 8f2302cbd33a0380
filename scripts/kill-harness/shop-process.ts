import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createLocalReq, getPayload, handleEndpoints, type Payload } from 'payload'
import { z } from 'zod'
import { findOrder } from '@/plugins/commerce/orders/find-order'
import { requestRefund } from '@/plugins/commerce/payments/request-refund'
import { sendDueRefunds } from '@/plugins/commerce/payments/send-refund'
import { keepData } from '@/scripts/bench/keep-data'
import { refundPath } from '@/scripts/kill-harness/buyer'
import { die, ownKillPoint } from '@/scripts/kill-harness/kill-points'
import { controlVariable } from '@/scripts/kill-harness/modes'
import { killAtStatement } from '@/scripts/kill-harness/tap-database'
import { settleUnsafely } from '@/scripts/kill-harness/unsafe-settle'
import { slugs } from '@/src/core/slugs'

const body = z.object({ orderRef: z.string(), key: z.string() })

/** All the money of an order, as its owner's call gives it back. Fails until it is paid. */
async function giveBack(payload: Payload, asked: unknown): Promise<void> {
  const { orderRef, key } = body.parse(asked)
  const req = await createLocalReq({}, payload)
  const order = await findOrder(req, { publicRef: { equals: orderRef } })
  if (!order) {
    throw new Error(`No order ${orderRef}`)
  }
  await requestRefund(req, { orderId: order.id, key, restock: true, actor: 'harness' })
}

/** What the worker does every ten seconds, sooner; and as if a minute had passed after each death. */
function sendRefundsAgain(payload: Payload): void {
  const again = async () => {
    await payload.db.updateMany({
      collection: slugs.refunds,
      where: {
        and: [
          { state: { in: ['requested', 'pending'] } },
          { updatedAt: { less_than: new Date(Date.now() - 2000).toISOString() } },
        ],
      },
      data: { nextTryAt: new Date().toISOString() },
    })
    await sendDueRefunds(payload)
  }
  setInterval(() => {
    again().catch(() => undefined)
  }, 1000).unref()
}

const point = ownKillPoint()
const mode = process.env[controlVariable] ?? 'careful'

if (point?.at === 'statement') {
  killAtStatement(point)
}
if (process.env.KEEP_DATA === 'yes') {
  keepData()
}
const { default: config } = await import('@payload-config')
const payload = await getPayload({ config })

function dieAt(place: 'request' | 'answer', path: string): void {
  if (point && point.at === place && point.path.test(path)) {
    die()
  }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '/'
  dieAt('request', path)
  const body = await readBody(request)
  if (path === refundPath) {
    await giveBack(payload, JSON.parse(body.toString('utf8')))
    response.writeHead(200).end('{}')
    return
  }
  const isWebhook = path.startsWith('/api/webhooks/')

  if (isWebhook && mode === 'ack-first') {
    response.writeHead(200).end('{}')
    dieAt('answer', path)
    await handle(request, path, body)
    return
  }
  if (isWebhook && mode === 'no-dedupe') {
    await settleUnsafely(payload, JSON.parse(body.toString('utf8')))
    dieAt('answer', path)
    response.writeHead(200).end('{}')
    return
  }
  const result = await handle(request, path, body)
  const text = await result.text()
  dieAt('answer', path)
  response.writeHead(result.status, { 'content-type': 'application/json' }).end(text)
}

function handle(request: IncomingMessage, path: string, body: Buffer): Promise<Response> {
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
  return handleEndpoints({
    config,
    request: new Request(`http://${request.headers.host}${path}`, {
      method: request.method,
      headers: Object.fromEntries(headers),
      body: request.method === 'GET' ? undefined : new Uint8Array(body),
    }),
  })
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) {
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.destroy())
})
process.once('message', () => {
  server.listen(Number(process.env.PORT), '127.0.0.1')
  sendRefundsAgain(payload)
})
// Without its parent there is nobody to stop it.
process.on('disconnect', () => process.exit(0))
process.send?.('booted')
