import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createApi } from '@/scripts/fake-stripe/api'
import { createControl } from '@/scripts/fake-stripe/control'
import { createDeliveries } from '@/scripts/fake-stripe/deliveries'
import { createFaults } from '@/scripts/fake-stripe/faults'
import type { PageAnswer } from '@/scripts/fake-stripe/pages/html'
import { onboardPage } from '@/scripts/fake-stripe/pages/onboard-page'
import { payPage } from '@/scripts/fake-stripe/pages/pay-page'
import { portalPage } from '@/scripts/fake-stripe/pages/portal-page'
import { createClock } from '@/src/server/payments/simulator/books/clock'
import { createWorld } from '@/src/server/payments/simulator/books/world'
import type { WebhookTarget } from '@/src/server/payments/simulator/event'
import { Failure } from '@/src/server/payments/simulator/failure'

export type FakeStripeOptions = {
  /** Where events of the key's own account go. */
  webhookUrl: string
  webhookSecret: string
  /** Where events of connected accounts go. */
  connect?: WebhookTarget
  /** 0 takes a free one. */
  port?: number
}

/** Pages for people; each answers to a form of its own. */
const pages = { pay: payPage, portal: portalPage, onboard: onboardPage } as const

/**
 * A fake for Stripe on 127.0.0.1 that behaves where it matters: form encoding, errors,
 * idempotency, accounts, hosted pages, renewals, signed webhooks with retries. No money moves.
 */
export async function startFakeStripe({
  webhookUrl,
  webhookSecret,
  connect,
  port = 0,
}: FakeStripeOptions) {
  const clock = createClock()
  const own = { url: webhookUrl, secret: webhookSecret }
  const deliveries = createDeliveries({ clock, own, connect })
  const world = createWorld({ announce: deliveries.announce, clock })
  const faults = createFaults()
  const api = createApi({ world, deliveries, faults })
  const control = createControl({ world, deliveries, faults })
  let url = ''

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const body = await readBody(request)
    const method = request.method ?? 'GET'
    const [, kind = '', rest = ''] = pathname.match(/^\/(_ctl|pay|portal|onboard)\/([\w-]+)$/) ?? []

    if (kind === '_ctl') {
      const result = await control(rest, body ? JSON.parse(body) : {})
      send(response, result === null ? 404 : 200, result ?? {})
    } else if (isPage(kind)) {
      const form = method === 'POST' ? new URLSearchParams(body) : null
      sendPage(response, pages[kind](world, rest, form))
    } else {
      const { headers } = request
      const query = search.slice(1)
      const result = await api({ method, path: pathname, query, body, headers, url })
      if (result.kind === 'drop') {
        request.socket.destroy()
      } else if (result.kind === 'text') {
        response.writeHead(result.status, { 'content-type': 'text/html' }).end(result.body)
      } else {
        send(response, result.status, result.body, result.headers)
      }
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const failure = error instanceof Failure ? error : new Failure('api_error', String(error))
      send(response, failure.status, failure.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`

  return {
    url,
    close: async () => {
      deliveries.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const isPage = (kind: string): kind is keyof typeof pages => kind in pages

function sendPage(response: ServerResponse, answer: PageAnswer): void {
  if ('location' in answer) {
    response.writeHead(303, { location: answer.location }).end()
  } else {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer.html)
  }
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) {
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
