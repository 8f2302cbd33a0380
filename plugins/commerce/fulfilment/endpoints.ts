import type { Endpoint } from 'payload'
import { listOrders, orderIds, readBoard } from '@/plugins/commerce/fulfilment/board/list-orders'
import { noteOrders } from '@/plugins/commerce/fulfilment/shipping/note-orders'
import { shipOrders } from '@/plugins/commerce/fulfilment/shipping/ship-orders'
import { idParams } from '@/src/core/contracts/ids'
import {
  boardAnswer,
  boardQuery,
  listOrdersAnswer,
  listOrdersQuery,
  orderIdsAnswer,
  orderIdsQuery,
} from '@/src/core/contracts/orders/board'
import {
  noteOrdersAnswer,
  noteOrdersBody,
  shipOrdersAnswer,
  shipOrdersBody,
} from '@/src/core/contracts/orders/shipping'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

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

const ship = definePublicEndpoint({
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

/** Calls about the orders of a profile, below `/api/profiles`. */
export const fulfilmentEndpoints: Endpoint[] = [list, board, ids, ship, note]
