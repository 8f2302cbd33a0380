import { createServer, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type AskOutside, askOutside } from '@/src/server/http/ask-outside'

/**
 * Another site on this machine, until the test ends, whichever host is asked: how to ask it, and the addresses that were
 * asked.
 */
export async function outsideServer(
  answer: RequestListener,
  withinMs = 60_000,
): Promise<{ ask: AskOutside; asked: string[] }> {
  const asked: string[] = []
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const local = ((url: string, options: object, then: Parameters<typeof request>[2]) => {
    asked.push(url)
    const { pathname, search, host } = new URL(url)
    const headers = { host }
    const place = { host: '127.0.0.1', port, path: `${pathname}${search}`, headers }
    return request({ ...options, ...place, agent: undefined }, then)
  }) as unknown as typeof import('node:https').request
  return {
    ask: (url, question) => askOutside(url, { ...question, request: local, withinMs }),
    asked,
  }
}
