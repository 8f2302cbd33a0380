import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

export type ClosableProxy = {
  /** The address given, by way of this gate. */
  url: string
  /** Breaks all connections and refuses new ones. */
  shut: () => Promise<void>
  open: () => Promise<void>
}

/** A way to a server of this machine that can be shut, as if that server were gone. */
export async function openClosableProxy(target: string): Promise<ClosableProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  const listen = (on: number) =>
    new Promise<void>((resolve) => server.listen(on, '127.0.0.1', resolve))
  await listen(0)
  const own = (server.address() as AddressInfo).port
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(own)
  return {
    url: url.href,
    open: () => listen(own),
    shut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) {
          socket.destroy()
        }
      }),
  }
}
