import { z } from 'zod'
import { callBoxOffice, type Settings } from '@/examples/box-office/call-box-office'
import { page, payment, refund } from '@/examples/box-office/payments/answers'
import { type PaymentCalls, PaymentProviderError } from '@/plugins/_kit/server'

type Asked = 'createCheckout' | 'retrieve' | 'expire' | 'sessionOf'
type Returned = 'refund' | 'refundsOf' | 'chargeOf'

/** Pages and refunds. The service keeps the answer to each `key`. */
export const pageCalls = (settings: Settings): Pick<PaymentCalls, Asked | Returned> => ({
  createCheckout: async (request) => {
    if (request.membership) {
      throw new PaymentProviderError('refused', 'Box Office sells no memberships')
    }
    const { idempotencyKey: key, orderId, attempt, currency, lines, totalMinor } = request
    return callBoxOffice(settings, '/pages', {
      answer: page,
      body: {
        ...{ key, currency, lines, amount: totalMinor, order: { id: orderId, attempt } },
        ...{ successUrl: request.successUrl, cancelUrl: request.cancelUrl },
        ...{ email: request.email, expiresAt: request.expiresAt },
      },
    })
  },
  retrieve: (id) => callBoxOffice(settings, `/pages/${id}`, { answer: page }),
  expire: (id) => callBoxOffice(settings, `/pages/${id}/close`, { answer: page, body: {} }),
  sessionOf: async (id) =>
    (await callBoxOffice(settings, `/payments/${id}`, { answer: payment })).page,
  refund: ({ idempotencyKey: key, paymentIntentId, refundId, amountMinor }) =>
    callBoxOffice(settings, `/payments/${paymentIntentId}/refunds`, {
      answer: refund,
      body: { key, refund: refundId, amount: amountMinor },
    }),
  refundsOf: (id) =>
    callBoxOffice(settings, `/payments/${id}/refunds`, { answer: z.array(refund) }),
  chargeOf: async (id) => {
    const { fee, currency } = await callBoxOffice(settings, `/payments/${id}`, { answer: payment })
    return fee === null
      ? null
      : { feeMinor: fee, currency, platformFeeMinor: 0, platformFeeReturnedMinor: 0 }
  },
})
