import { request } from 'node:http'
import { env } from '@/src/core/env'
import type { TestEvent } from '@/src/server/payments/test/test-event'
import { signTestEvent, testSignatureHeader } from '@/src/server/payments/test/test-signature'
import type { TestSubscriptionEvent } from '@/src/server/payments/test/test-subscription-event'

/**
 * Posts a signed event to this instance's own webhook, over HTTP as a provider would.
 *
 * @param host whose site the buyer came from, so that the server knows the tenant
 * @returns the HTTP status
 * @throws when nothing answers within 10 s
 */
export function deliverTestEvent(input: {
  event: TestEvent | TestSubscriptionEvent
  secret: string
  host: string
}): Promise<number> {
  const rawBody = JSON.stringify(input.event)
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: env().port,
        path: '/api/webhooks/test',
        method: 'POST',
        timeout: 10_000,
        headers: {
          host: input.host,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(rawBody),
          [testSignatureHeader]: signTestEvent({ secret: input.secret, rawBody }),
        },
      },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      },
    )
    call.on('timeout', () => call.destroy(new Error('The webhook did not answer in time')))
    call.on('error', reject)
    call.end(rawBody)
  })
}
