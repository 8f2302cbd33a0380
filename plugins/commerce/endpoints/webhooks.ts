import type { Endpoint, PayloadRequest } from 'payload'
import { settle } from '@/plugins/commerce/payments/settle'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { errorResponse } from '@/src/server/http/error-envelope'
import { readBytes } from '@/src/server/http/request-body'
import { requestIdOf } from '@/src/server/http/request-context'
import { getPaymentProvider } from '@/src/server/payments'
import {
  InvalidSignatureError,
  type PaymentEvent,
  type PaymentProvider,
} from '@/src/server/payments/payment-provider'

/**
 * `POST /webhooks/{provider}`: signed bytes in, 200 out once everything they cause is committed.
 * Any failure answers otherwise, and the provider comes again. Bodies are never logged.
 */
function webhook(name: PaymentProvider['name']): Endpoint {
  return {
    method: 'post',
    path: `/webhooks/${name}`,
    handler: async (req) => {
      try {
        const provider = getPaymentProvider(req.payload)
        if (provider.name !== name) {
          throw new AppError('NOT_FOUND')
        }
        const source = { headers: req.headers, body: req.body ?? null }
        const rawBody = await readBytes(source, limits.request.webhookBytes)
        await take(req, provider, verify(provider, rawBody, req.headers))
        return Response.json({ received: true })
      } catch (error) {
        return errorResponse(error, requestIdOf(req))
      }
    },
  }
}

function verify(provider: PaymentProvider, rawBody: Buffer, headers: Headers): PaymentEvent {
  try {
    return provider.parseWebhook(rawBody, headers)
  } catch (error) {
    throw error instanceof InvalidSignatureError
      ? new AppError('INVALID_SIGNATURE', { cause: error })
      : error
  }
}

async function take(
  req: PayloadRequest,
  provider: PaymentProvider,
  { fact, account, ...event }: PaymentEvent,
): Promise<void> {
  if (fact.kind === 'irrelevant') {
    return
  }
  const report = { provider: provider.name, account, fact, event, by: 'provider' } as const
  const settlement = await settle(req, { ...report, cause: event.id })
  req.payload.logger.info({ msg: 'Payment event', event: event.id, type: event.type, settlement })
}

export const webhookEndpoints: Endpoint[] = [webhook('stripe'), webhook('test')]
