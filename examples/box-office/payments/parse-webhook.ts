import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Settings } from '@/examples/box-office/call-box-office'
import { page, refund } from '@/examples/box-office/payments/answers'
import { InvalidSignatureError, type PaymentEvent } from '@/plugins/_kit/server'

const event = z.object({
  id: z.string(),
  about: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('page'), page }),
    z.object({ kind: z.literal('refund'), refund }),
  ]),
})

const toleranceSeconds = 300

/** @throws {InvalidSignatureError} unless the service signed exactly these bytes lately */
export function parseWebhook(
  { secret }: Settings,
  rawBody: Buffer,
  headers: Headers,
): PaymentEvent {
  const time = headers.get('box-office-time') ?? ''
  const given = Buffer.from(headers.get('box-office-signature') ?? '', 'hex')
  const expected = createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest()
  const isLate = !(Math.abs(Date.now() / 1000 - Number(time)) < toleranceSeconds)
  if (isLate || given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new InvalidSignatureError('Box Office did not sign this, or not lately')
  }
  const { id, about } = event.parse(JSON.parse(rawBody.toString('utf8')))
  const [objectId, fact] =
    about.kind === 'page'
      ? [about.page.id, { kind: 'session', session: about.page } as const]
      : [about.refund.id, about]
  return { id, type: about.kind, account: '', livemode: true, objectId, fact }
}
