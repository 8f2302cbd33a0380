import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { refund } from '@/plugins/commerce/endpoints/owner-orders'
import { ship } from '@/plugins/commerce/fulfilment/endpoints'
import { idOf } from '@/plugins/commerce/orders/find-order'
import {
  changeCodeBody,
  codeItem,
  codeOfKey,
  cursorQuery,
  newCodeBody,
  type OwnerOrder,
  orderOfKey,
  ordersQuery,
  ownerOrder,
  pageOf,
  siteOfKey,
} from '@/src/core/contracts/owner-api/lists'
import { slugs } from '@/src/core/slugs'
import type { DiscountCode, Order } from '@/src/payload-types'
import { asOwner, requireOwnDocument } from '@/src/server/owner'
import { byKey } from '@/src/server/owner-api/by-key'
import { listByCursor } from '@/src/server/owner-api/list-by-cursor'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const ownedProfile = ({ params }: { params: { profileId: string } }) => params.profileId
const orders = { subject: 'orders', ownedProfile, rateLimit: 'ordersRead' } as const

const listOrders = definePublicEndpoint({
  ...orders,
  method: 'get',
  path: '/:profileId/orders',
  summary: 'The orders of the site, the newest first',
  answer: pageOf(ownerOrder),
  params: siteOfKey,
  query: ordersQuery,
  run: ({ req, params: { profileId }, query: { status, email, ...query } }) =>
    listByCursor(req, {
      ...query,
      collection: slugs.orders,
      profileId,
      where: sql.join(
        [
          sql`true`,
          ...(status ? [sql`status = ${status}`] : []),
          ...(email ? [sql`email = ${email}`] : []),
        ],
        sql` and `,
      ),
      toItem: viewOf,
    }),
})

const readOrder = definePublicEndpoint({
  ...orders,
  method: 'get',
  path: '/:profileId/orders/:orderId',
  summary: 'An order',
  answer: ownerOrder,
  params: orderOfKey,
  run: async ({ req, params }) =>
    viewOf(await requireOwnDocument(req, slugs.orders, params.orderId)),
})

function viewOf(order: Order): OwnerOrder {
  const { id, createdAt, updatedAt, status, refundState, email, currency, shippingAddress } = order
  return {
    ...{ id, createdAt, updatedAt, status, refundState, email, currency },
    ref: order.publicRef,
    name: order.buyerName || shippingAddress?.name || null,
    subtotalMinor: order.subtotalMinor,
    discountMinor: order.discountMinor ?? 0,
    shippingMinor: order.shippingMinor,
    taxMinor: order.taxMinor,
    totalMinor: order.totalMinor,
    refundedMinor: order.refundedMinor,
    paidAt: order.paidAt ?? null,
    shippedAt: order.shippedAt ?? null,
    shippingAddress: shippingAddress?.country
      ? {
          name: shippingAddress.name ?? '',
          street: shippingAddress.street ?? '',
          line2: shippingAddress.line2 ?? '',
          zipCode: shippingAddress.zipCode ?? '',
          city: shippingAddress.city ?? '',
          region: shippingAddress.region ?? '',
          country: shippingAddress.country,
        }
      : null,
    items: order.items.map((item) => ({
      title: item.title,
      product: item.product ? idOf(item.product) : null,
      variant: item.variant ? idOf(item.variant) : null,
      quantity: item.quantity,
      unitMinor: item.unitMinor,
      deliveryType: item.deliveryType,
      sentAt: item.sentAt ?? null,
      carrier: item.carrier ?? null,
      trackingNumber: item.trackingNumber ?? null,
    })),
  }
}

const codes = { subject: 'codes', ownedProfile, rateLimit: 'catalogRead' } as const

const listCodes = definePublicEndpoint({
  ...codes,
  method: 'get',
  path: '/:profileId/discount-codes',
  summary: 'The discount codes of the site, the newest first',
  answer: pageOf(codeItem),
  params: siteOfKey,
  query: cursorQuery,
  run: ({ req, params: { profileId }, query }) =>
    listByCursor(req, {
      ...query,
      collection: slugs.discountCodes,
      profileId,
      toItem: codeViewOf,
    }),
})

const makeCode = definePublicEndpoint({
  ...codes,
  method: 'post',
  path: '/:profileId/discount-codes',
  summary: 'Makes a discount code',
  answer: codeItem,
  status: 201,
  params: siteOfKey,
  body: newCodeBody,
  rateLimit: 'catalogChange',
  run: async ({ req, params: { profileId }, body }) => {
    const { id } = await req.payload.create({
      collection: slugs.discountCodes,
      data: { profile: profileId, kind: body.percent ? 'percent' : 'amount', ...body },
      ...asOwner(req),
    })
    return readCode(req, id)
  },
})

const changeCode = definePublicEndpoint({
  ...codes,
  method: 'patch',
  path: '/:profileId/discount-codes/:codeId',
  summary: 'Changes until when, how often and whether a discount code can be used',
  answer: codeItem,
  params: codeOfKey,
  body: changeCodeBody,
  rateLimit: 'catalogChange',
  run: async ({ req, params: { codeId }, body }) => {
    await requireOwnDocument(req, slugs.discountCodes, codeId)
    await req.payload.update({
      collection: slugs.discountCodes,
      id: codeId,
      data: body,
      ...asOwner(req),
    })
    return readCode(req, codeId)
  },
})

async function readCode(req: PayloadRequest, id: string) {
  return codeViewOf(await requireOwnDocument(req, slugs.discountCodes, id))
}

function codeViewOf(code: DiscountCode) {
  const { id, createdAt, updatedAt, kind } = code
  return {
    ...{ id, createdAt, updatedAt, code: code.code },
    percent: kind === 'percent' ? (code.percent ?? null) : null,
    amountMinor: kind === 'amount' ? (code.amountMinor ?? null) : null,
    startsAt: code.startsAt ?? null,
    endsAt: code.endsAt ?? null,
    maxUses: code.maxUses ?? null,
    oncePerBuyer: Boolean(code.oncePerBuyer),
    membersOnly: Boolean(code.membersOnly),
    isActive: Boolean(code.isActive),
    products: (code.products ?? []).map(idOf),
    uses: code.uses ?? 0,
  }
}

/** What keys of the API may do with orders and discount codes. */
export const commerceCallsByKey: Endpoint[] = [
  byKey(listOrders, '/orders'),
  byKey(ship, '/orders/ship', 'id'),
  byKey(readOrder, '/orders/:orderId'),
  byKey(refund, '/orders/:id/refunds', null),
  byKey(listCodes, '/discount-codes'),
  byKey(makeCode, '/discount-codes'),
  byKey(changeCode, '/discount-codes/:codeId'),
]
