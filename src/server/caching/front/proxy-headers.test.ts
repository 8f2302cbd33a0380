import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { createProxyHeaders } from '@/src/server/caching/front/proxy-headers'

const claims = {
  host: 'inner:3000',
  'x-client-ip': '6.6.6.6',
  'x-forwarded-for': '7.7.7.7, 8.8.8.8',
  'x-forwarded-host': 'luna.example.com',
  'x-forwarded-proto': 'https',
  'x-request-id': 'from-the_proxy1',
}

function headersFrom(remoteAddress: string, more = {}): IncomingMessage['headers'] {
  const req = {
    headers: { ...claims, ...more },
    socket: { remoteAddress },
  } as unknown as IncomingMessage
  createProxyHeaders(['10.0.0.0/8'])(req)
  return req.headers
}

it('believes nothing that a stranger says', () => {
  expect(headersFrom('9.9.9.9')).toEqual({
    host: 'inner:3000',
    'x-client-ip': '9.9.9.9',
    'x-forwarded-for': '9.9.9.9',
    'x-forwarded-proto': 'http',
  })
})

it('believes what our proxy reports', () => {
  expect(headersFrom('10.1.2.3')).toEqual({
    host: 'luna.example.com',
    'x-client-ip': '8.8.8.8',
    'x-forwarded-for': '8.8.8.8',
    'x-forwarded-proto': 'https',
    'x-request-id': 'from-the_proxy1',
  })
})

it.each(['a b', 'x'.repeat(129), 'jane@example.com', '10.0.0.1', '"', 'ä', ''])(
  'takes no id of a request like %s from anybody',
  (requestId) => {
    expect(headersFrom('10.1.2.3', { 'x-request-id': requestId })).not.toHaveProperty(
      'x-request-id',
    )
  },
)

it('takes the longest id that may be', () => {
  const requestId = 'x'.repeat(128)
  expect(headersFrom('::ffff:10.1.2.3', { 'x-request-id': requestId })['x-request-id']).toBe(
    requestId,
  )
})
