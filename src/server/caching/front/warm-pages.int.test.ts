import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AskedPage, warmPages } from '@/src/server/caching/front/warm-pages'
import { payload } from '@/src/testing/test-payload'

const { pool } = payload.db
const asked: string[] = []
let onAsked = () => undefined as unknown
let port = 0

const server = createServer((req: IncomingMessage, res) => {
  asked.push(`${req.headers.host} ${req.url} ${req.headers['accept-encoding']}`)
  onAsked()
  res.end('page')
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())
beforeEach(async () => {
  await pool.query('delete from asked_pages')
  asked.length = 0
  onAsked = () => undefined
})

const page = (host: string, path = '/'): AskedPage => ({ host, path })
const newProcess = (...pages: AskedPage[]) => warmPages({ pool, port, recent: () => pages })

async function runAndEnd(...pages: AskedPage[]): Promise<void> {
  const { warmed, stop } = newProcess(...pages)
  await warmed
  await stop()
}

it('makes at the start what all processes were asked last', async () => {
  await runAndEnd(page('luna.example:3000'), page('luna.example:3000', '/store'))
  await runAndEnd(page('nova.example'), page('luna.example:3000'))
  asked.length = 0
  await newProcess().warmed

  expect(asked.toSorted()).toEqual([
    ...['luna.example:3000 / gzip', 'luna.example:3000 /store gzip', 'nova.example / gzip'],
  ])
})

it('keeps no more addresses than it makes pages', async () => {
  const many = Array.from({ length: 400 }, (_, index) => page('luna.example', `/${index}`))
  const { stop } = newProcess(...many)
  await stop()
  await newProcess(page('nova.example')).stop()

  const { rows } = await pool.query('select path from asked_pages where host = $1', [
    'luna.example',
  ])
  expect(rows).toHaveLength(299)
})

it('ends at once when the process does', async () => {
  await runAndEnd(page('luna.example'), page('luna.example', '/store'))
  asked.length = 0
  const { warmed, stop } = newProcess()
  const first = new Promise<void>((resolve) => {
    onAsked = () => resolve()
  })
  await first
  await stop()
  await warmed

  expect(asked).toHaveLength(1)
})
