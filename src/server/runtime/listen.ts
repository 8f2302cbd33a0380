import { createServer, type Server } from 'node:net'

/** @throws {Error} with one sentence when somebody else listens there */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(isTaken ? new Error(`Port ${port} is in use: set PORT to another one.`) : error)
    })
    server.listen(port, resolve)
  })
}

/** For what takes minutes before it listens. Throws as {@link listen} does. */
export async function assertPortIsFree(port: number): Promise<void> {
  const server = createServer()
  await listen(server, port)
  await new Promise((resolve) => server.close(resolve))
}
