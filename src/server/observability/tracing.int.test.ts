import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectDir } from '@/scripts/lib/project'
import { tracesWanted } from '@/src/server/observability/tracing'

type Sent = {
  path: string | undefined
  type: string | undefined
  body: Buffer
  headers: IncomingMessage['headers']
}
type Attribute = { key: string; value: { stringValue?: string } }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
}

const sent: Sent[] = []
/** A receiver of OTLP over HTTP; below `/v1/…` else it is the provider. */
const receiver = createServer(async (req, res) => {
  const chunks: Buffer[] = []
  for await (const chunk of req) {
    chunks.push(chunk)
  }
  sent.push({
    path: req.url,
    type: req.headers['content-type'],
    body: Buffer.concat(chunks),
    headers: req.headers,
  })
  res.end('{}')
})
let address = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
})
afterAll(() => receiver.close())

/** Asks a traced server once. @returns the failure that it answers, and which packages it has loaded */
async function askOnce(settings: Record<string, string>) {
  sent.splice(0)
  const child = fork('src/testing/traced-server.ts', {
    cwd: projectDir,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, LOG_LEVEL: 'silent', PROVIDER: address, ...settings },
  })
  const { port } = await told<{ port: number }>(child)
  const response = await fetch(`http://127.0.0.1:${port}/gift/SECRET-of-a-gift?token=SECRET`, {
    headers: { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` },
  })
  const { requestId } = (await response.json()) as { requestId: string }
  expect(response.headers.get('x-request-id')).toBe(requestId)
  const ended = once(child, 'exit')
  const telling = told<{ loaded: string[] }>(child)
  child.send('stop')
  const { loaded } = await telling
  await ended
  return { requestId, loaded }
}

async function told<Message>(child: ChildProcess): Promise<Message> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The traced server ended with ${code}`)
    }),
  ])
  return message as Message
}

const textOf = ({ attributes }: Span, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue

it('sends a request, its statements and its calls of providers as one trace', async () => {
  const { requestId } = await askOnce({
    OTEL_EXPORTER_OTLP_ENDPOINT: address,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=given',
    OTEL_SERVICE_NAME: 'stage',
  })
  const traces = sent.filter(({ path }) => path === '/v1/traces')
  expect(traces.length).toBeGreaterThan(0)
  expect(traces[0]?.headers['x-key']).toBe('given')
  const text = traces.map(({ body }) => body.toString()).join('')
  expect(text).toContain('"stage"')
  expect(text).not.toMatch(/SECRET|Jane|jane@|email=/)

  const spans = traces.flatMap(({ body }) =>
    (
      JSON.parse(body.toString()) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
      }
    ).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
  const root = spans.find((span) => !span.parentSpanId)
  const database = spans.find((span) =>
    /select \$1/.test(textOf(span, 'db.statement') ?? textOf(span, 'db.query.text') ?? ''),
  )
  const calls = spans.filter((span) =>
    /\/v1\/(sessions|refunds)/.test(textOf(span, 'url.full') ?? textOf(span, 'http.url') ?? ''),
  )
  expect(calls).toHaveLength(2)
  for (const span of [root, database, ...calls]) {
    expect(span).toMatchObject({ traceId: root?.traceId })
    expect(span && textOf(span, 'bandstand.request_id')).toBe(requestId)
  }
  expect(root && textOf(root, 'http.route')).toBe('/gift/:id')
  // A stranger's trace is not ours.
  expect(root?.traceId).not.toBe('ab'.repeat(16))
})

it('sends in the form that is the standard, unless told otherwise', async () => {
  const { requestId } = await askOnce({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${address}/own` })
  const [trace] = sent.filter(({ path }) => path === '/own')
  expect(trace?.type).toBe('application/x-protobuf')
  expect(trace?.body.includes(requestId)).toBe(true)
})

it('loads nothing and sends nothing when nobody asks for traces', async () => {
  const { loaded } = await askOnce({})
  expect(loaded).toEqual([])
  expect(sent.map(({ path }) => path?.split('?')[0])).toEqual(['/v1/sessions', '/v1/refunds'])
})

it('refuses what it cannot do, in one sentence', () => {
  const wanted = (given: Record<string, string>) => () => tracesWanted(given)
  expect(wanted({ OTEL_TRACES_EXPORTER: 'zipkin' })).toThrow('OTEL_TRACES_EXPORTER must be')
  expect(wanted({ OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(
    'OTEL_EXPORTER_OTLP_PROTOCOL must be',
  )
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }
  expect(wanted({ ...endpoint, OTEL_SDK_DISABLED: 'true' })()).toBe(null)
  expect(wanted(endpoint)()).toBe('http/protobuf')
  expect(wanted({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })()).toBe(null)
  expect(wanted({ OTEL_SERVICE_NAME: 'x' })()).toBe(null)
})
