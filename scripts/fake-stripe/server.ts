import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createApi } from '@/scripts/fake-stripe/api'
import { createBooks } from '@/scripts/fake-stripe/books'
import { createControl } from '@/scripts/fake-stripe/control'
import { createDeliveries } from '@/scripts/fake-stripe/deliveries'
import { Failure } from '@/scripts/fake-stripe/failure'
import { createFaults } from '@/scripts/fake-stripe/faults'
import { renderPayPage } from '@/scripts/fake-stripe/pay-page'

export type FakeStripeOptions = {
  /** Where events go. */
  webhookUrl: string
  webhookSecret: string
  /** 0 takes a free one. */
  port?: number
}

/**
 * A stand-in for Stripe on 127.0.0.1 that behaves where it matters: form encoding, errors,
 * idempotency, hosted page, signed webhooks with retries. It has not been compared with Stripe
 * itself. Money, cards and everything else are not there.
 */
export async function startFakeStripe({ webhookUrl, webhookSecret, port = 0 }: FakeStripeOptions) {
  const deliveries = createDeliveries({ webhookUrl, secret: webhookSecret })
  const books = createBooks(deliveries.announce)
  const faults = createFaults()
  const api = createApi({ books, faults })
  const control = createControl({ books, deliveries, faults })
  let url = ''

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const body = await readBody(request)
    const method = request.method ?? 'GET'
    const [, kind = '', rest = ''] = pathname.match(/^\/(_ctl|pay)\/([\w-]+)$/) ?? []

    if (kind === '_ctl') {
      const result = await control(rest, body ? JSON.parse(body) : {})
      send(response, result === null ? 404 : 200, result ?? {})
    } else if (kind === 'pay') {
      pay(response, { id: rest, isPost: method === 'POST', body })
    } else {
      const { headers } = request
      const result = await api({ method, path: pathname, body, headers, payPage: `${url}/pay` })
      if (result.kind === 'drop') {
        request.socket.destroy()
      } else if (result.kind === 'text') {
        response.writeHead(result.status, { 'content-type': 'text/html' }).end(result.body)
      } else {
        send(response, result.status, result.body, result.headers)
      }
    }
  }

  function pay(
    response: ServerResponse,
    call: { id: string; isPost: boolean; body: string },
  ): void {
    const action = new URLSearchParams(call.body).get('action')
    const isDeclined = call.isPost && action === 'decline'
    const session = call.isPost
      ? books.pay(call.id, isDeclined ? 'decline' : 'pay')
      : books.retrieve(call.id)
    if (call.isPost && session.status === 'complete') {
      response.writeHead(303, { location: session.success_url }).end()
      return
    }
    const page = renderPayPage(session, isDeclined ? 'Your card was declined.' : '')
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
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
