import type { Endpoint } from 'payload'
import { processPaymentEvent } from '@/plugins/commerce/payments/process-payment-event'
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
  type WebhookSource,
} from '@/src/server/payments/payment-provider'
import { paymentServices } from '@/src/server/payments/services'

/**
 * `POST /webhooks/…`: signed bytes in, 200 out once everything they cause is committed. Any failure
 * answers otherwise, and the provider comes again. Bodies are never logged.
 */
function webhook(path: string, name: PaymentProvider['name'], source: WebhookSource): Endpoint {
  return {
    method: 'post',
    path: `/webhooks/${path}`,
    handler: async (req) => {
      try {
        const provider = getPaymentProvider(req.payload)
        if (provider.name !== name) {
          throw new AppError('NOT_FOUND')
        }
        const body = { headers: req.headers, body: req.body ?? null }
        const rawBody = await readBytes(body, limits.request.webhookBytes)
        const event = verify(() => provider.parseWebhook(rawBody, req.headers, source))
        const outcome = await processPaymentEvent(req, provider, event)
        const { id, type } = event
        req.payload.logger.info({ msg: 'Payment event', event: id, type, outcome })
        return Response.json({ received: true })
      } catch (error) {
        return errorResponse(error, requestIdOf(req))
      }
    },
  }
}

function verify(parse: () => PaymentEvent): PaymentEvent {
  try {
    return parse()
  } catch (error) {
    throw error instanceof InvalidSignatureError
      ? new AppError('INVALID_SIGNATURE', { cause: error })
      : error
  }
}

export const webhookEndpoints: Endpoint[] = paymentServices.flatMap(({ name, webhooks }) =>
  Object.entries(webhooks).map(([path, source]) => webhook(path, name, source)),
)
