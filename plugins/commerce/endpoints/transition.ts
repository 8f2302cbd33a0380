import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { idOf, lockOrder } from '@/plugins/commerce/orders/find-order'
import { moveOrder } from '@/plugins/commerce/orders/move-order'
import { queueShippedMail } from '@/plugins/commerce/orders/shipped-mail'
import { cancelOrder } from '@/plugins/commerce/payments/cancel-order'
import { transitionAnswer } from '@/src/core/contracts/answers/shop'
import { transitionBody } from '@/src/core/contracts/orders'
import { AppError } from '@/src/core/errors'
import { assertMove } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { prepareTemplate } from '@/src/server/mail/compose-template'
import { requireOwnDocument } from '@/src/server/owner'
import { getPaymentProvider } from '@/src/server/payments'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { siteOrigin } from '@/src/server/tenancy'
import { withTx } from '@/src/server/transaction'

/**
 * `POST /orders/{id}/transition` `{ to, note? }`: an owner moves an order along. Owners ship and
 * deliver what is paid and cancel what is not; money moves only by the provider's word.
 */
export const transitionEndpoint: Endpoint = definePublicEndpoint({
  method: 'post',
  path: '/:id/transition',
  summary: "Moves an order of the caller's shop along",
  answer: transitionAnswer,
  params: z.object({ id: z.uuid() }),
  body: transitionBody,
  failures: ['CONFLICT', 'FORBIDDEN', 'ILLEGAL_TRANSITION', 'UNAVAILABLE'],
  run: async ({ req, params: { id }, body: { to, note } }) => {
    const order = await findOwnersOrder(req, id)
    assertMove({ from: order.status, to, by: 'owner' })
    const actor = String(req.user?.id)
    if (to === 'cancelled') {
      await cancelOrder(req, {
        order: await withTx(req, () => lockOrder(req, id)),
        provider: getPaymentProvider(req.payload),
        by: 'owner',
        actor,
      })
      return { id, status: to }
    }
    const origin = (await siteOrigin(idOf(order.profile))) ?? ''
    const compose = await prepareTemplate(idOf(order.profile), 'shipped')
    const moved = await withTx(req, async () => {
      const locked = await lockOrder(req, id)
      const next = await moveOrder(req, locked, { to, by: 'owner', actor, cause: 'owner', note })
      if (to === 'shipped') {
        await queueShippedMail(req, next, { note, origin, compose })
      }
      return next
    })
    return { id, status: moved.status }
  },
})

/** @throws {AppError} `FORBIDDEN` for everybody but owners, `NOT_FOUND` for another profile's order */
async function findOwnersOrder(req: PayloadRequest, id: string): Promise<Order> {
  if (req.user?.collection !== slugs.users) {
    throw new AppError('FORBIDDEN')
  }
  return requireOwnDocument(req, slugs.orders, id)
}
