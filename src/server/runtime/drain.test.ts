import { Agent, createServer, get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { createDrain } from '@/src/server/runtime/drain'

it('answers what is under way and what still comes, and keeps no connection', async () => {
  const waiting: ServerResponse[] = []
  const server = createServer((req, res) => {
    drain.watch(res)
    if (req.url === '/slow') {
      waiting.push(res)
    } else {
      res.end('quick')
    }
  })
  const drain = createDrain(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const ask = (path: string) =>
    new Promise<{ connection?: string; body: string }>((resolve, reject) => {
      get({ port, path, agent }, async (res) => {
        resolve({ connection: res.headers.connection, body: await text(res) })
      }).once('error', reject)
    })

  expect(await ask('/')).toEqual({ connection: 'keep-alive', body: 'quick' })
  const slow = ask('/slow')
  await expect.poll(() => waiting).toHaveLength(1)
  let isDrained = false
  const drained = drain.drain(300).then(() => {
    isDrained = true
  })
  expect(drain.isDraining()).toBe(true)
  expect(await ask('/')).toEqual({ connection: 'close', body: 'quick' })
  await expect.poll(() => ask('/').catch(({ code }) => code)).toBe('ECONNREFUSED')
  expect(isDrained).toBe(false)
  waiting[0]?.end('slow')
  expect((await slow).body).toBe('slow')
  await drained
  agent.destroy()
})
