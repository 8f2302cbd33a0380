import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { headers: Record<string, string>; body: string; path: string }

/** A program on this machine that is told of things: what it got, and what it answers. */
export async function openReceiver(answer: RequestListener = (_, response) => response.end()) {
  const received: Received[] = []
  let react = answer
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      const headers = request.headers as Record<string, string>
      received.push({ headers, body, path: request.url ?? '' })
      react(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    received,
    port,
    url: `http://127.0.0.1:${port}/hook`,
    answer: (next: RequestListener) => {
      react = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export const answerWith =
  (status: number, body = '', headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, headers).end(body)
  }
