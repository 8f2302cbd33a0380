import type { Endpoint, PayloadRequest } from 'payload'
import { listOrders, orderIds, readBoard } from '@/plugins/commerce/fulfilment/board/list-orders'
import { addressLabels } from '@/plugins/commerce/fulfilment/packing/address-labels'
import { labelServiceFile } from '@/plugins/commerce/fulfilment/packing/label-service-file'
import { parcelsOfOrders } from '@/plugins/commerce/fulfilment/packing/next-parcels'
import { packingSlips } from '@/plugins/commerce/fulfilment/packing/packing-slips'
import { paperOfSite } from '@/plugins/commerce/fulfilment/packing/paper-of-site'
import { noteOrders } from '@/plugins/commerce/fulfilment/shipping/note-orders'
import { readTracking } from '@/plugins/commerce/fulfilment/shipping/read-tracking'
import { shipOrders } from '@/plugins/commerce/fulfilment/shipping/ship-orders'
import { idParams } from '@/src/core/contracts/ids'
import {
  boardAnswer,
  boardQuery,
  chosenOrdersBody,
  listOrdersAnswer,
  listOrdersQuery,
  orderIdsAnswer,
  orderIdsQuery,
} from '@/src/core/contracts/orders/board'
import { addressLabelsBody } from '@/src/core/contracts/orders/papers'
import {
  noteOrdersAnswer,
  noteOrdersBody,
  shipOrdersAnswer,
  shipOrdersBody,
} from '@/src/core/contracts/orders/shipping'
import { readTrackingAnswer } from '@/src/core/contracts/orders/tracking'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { concurrencyLimit } from '@/src/server/concurrency-limit'
import { pdfFile } from '@/src/server/http/pdf-file'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { recordExport } from '@/src/server/record-audit'
import { getSiteOf } from '@/src/server/site-data'
import { decodeText } from '@/src/server/text-files/decode-text'

const ofSite = {
  params: idParams,
  subject: 'orders',
  ownedProfile: ({ params }: { params: { id: string } }) => params.id,
} as const

const list = definePublicEndpoint({
  ...ofSite,
  method: 'get',
  path: '/:id/orders',
  summary:
    'Orders of the artist by what is to be done, page by page, and how many stand in each column',
  answer: listOrdersAnswer,
  query: listOrdersQuery,
  rateLimit: 'ordersRead',
  run: ({ req, params, query }) => listOrders(req, params.id, query),
})

const board = definePublicEndpoint({
  ...ofSite,
  method: 'get',
  path: '/:id/orders/board',
  summary: 'The first orders of each column of the artist’s board',
  answer: boardAnswer,
  query: boardQuery,
  rateLimit: 'ordersRead',
  run: ({ req, params, query }) => readBoard(req, params.id, query),
})

const ids = definePublicEndpoint({
  ...ofSite,
  method: 'get',
  path: '/:id/orders/ids',
  summary: 'Ids of the orders that are wanted, up to as many as can be chosen at once',
  answer: orderIdsAnswer,
  query: orderIdsQuery,
  rateLimit: 'ordersRead',
  run: async ({ req, params, query }) => ({ ids: await orderIds(req, params.id, query) }),
})

export const ship = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path: '/:id/orders/ship',
  summary: 'Marks several orders as sent, and says of each what came of it; buyers are mailed once',
  answer: shipOrdersAnswer,
  body: shipOrdersBody,
  rateLimit: 'ordersChange',
  run: ({ req, params, body }) => shipOrders(req, params.id, body),
})

const note = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path: '/:id/orders/notes',
  summary: 'Adds the same private note to the history of several orders',
  answer: noteOrdersAnswer,
  body: noteOrdersBody,
  rateLimit: 'ordersChange',
  run: ({ req, params, body }) => noteOrders(req, params.id, body),
})

const tracking = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path: '/:id/orders/tracking',
  summary:
    'Reads tracking numbers from a CSV file, which is the body, and says which orders they are of. Nothing is stored',
  answer: readTrackingAnswer,
  failures: ['VALIDATION_FAILED', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'],
  rateLimit: 'ordersChange',
  run: async ({ req, params }) => {
    if (!/^text\/csv\b/i.test(req.headers.get('content-type') ?? '')) {
      throw new AppError('UNSUPPORTED_MEDIA')
    }
    const body = (req.body ?? []) as unknown as AsyncIterable<Uint8Array>
    const { text } = await decodeText(body, {
      bytesMax: studioLimits.orders.trackingBytesMax,
      noText: ownerMessages.orderTracking.noColumns,
    })
    return readTracking(req, params.id, text)
  },
})

const labelService = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path: '/:id/orders/label-service',
  summary: 'Parcels of several orders as a CSV file for services that sell labels',
  status: 200,
  body: chosenOrdersBody,
  right: 'read',
  failures: ['CONFLICT'],
  rateLimit: 'orderExport',
  run: async ({ req, params, body }) => {
    const parcels = await parcelsOfOrders(req, params.id, body.ids)
    await recordExport(req, { profileId: params.id, what: ownerMessages.audit.orders })
    return labelServiceFile(parcels, new Date().toISOString().slice(0, 10))
  },
})

const draw = concurrencyLimit({ atOnce: 1, waiting: 20, each: 2 })

const slips = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path: '/:id/orders/packing-slips',
  summary: 'Packing slips of several orders as one PDF, a page for each parcel',
  status: 200,
  body: chosenOrdersBody,
  right: 'read',
  failures: ['CONFLICT'],
  rateLimit: 'ordersChange',
  run: async ({ req, params, body: { ids } }) => {
    const facts = { ...(await factsOf(params.id)), paper: await paperOfSite(req, params.id) }
    const parcels = await parcelsOfOrders(req, params.id, ids)
    await recordAddresses(req, params.id, ids)
    return pdfFile('packing-slips', await draw(() => packingSlips(parcels, facts), params.id))
  },
})

const labels = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path: '/:id/orders/labels',
  summary: 'Address labels of several orders as one PDF, on sheets of a form',
  status: 200,
  body: addressLabelsBody,
  right: 'read',
  failures: ['CONFLICT'],
  rateLimit: 'ordersChange',
  run: async ({ req, params, body: { ids, ...form } }) => {
    const parcels = await parcelsOfOrders(req, params.id, ids)
    const facts = { ...(await factsOf(params.id)), ...form }
    await recordAddresses(req, params.id, ids)
    return pdfFile('labels', await draw(() => addressLabels(parcels, facts), params.id))
  },
})

/** Many addresses in a file are an export; one stands on the page of its order as well. */
async function recordAddresses(req: PayloadRequest, profileId: string, { length }: string[]) {
  if (length > 1) {
    await recordExport(req, { profileId, what: ownerMessages.audit.orders })
  }
}

async function factsOf(profileId: string): Promise<{ seller: string; at: Date }> {
  return { seller: (await getSiteOf(profileId))?.profile.name ?? '', at: new Date() }
}

/** Calls about the orders of a profile, below `/api/profiles`. */
export const fulfilmentEndpoints: Endpoint[] = [
  list,
  board,
  ids,
  ship,
  note,
  tracking,
  labelService,
  slips,
  labels,
]
