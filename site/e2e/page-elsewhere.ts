import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { demoOrigin } from '@/site/e2e/places'

/** A page of somebody else's, of another origin and site than the demo. */
export async function openPageElsewhere(body: string) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
      <title>Elsewhere</title><script src="${demoOrigin}/embed.js" defer></script>${body}</html>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
