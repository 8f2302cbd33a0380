import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'
import { limits } from '@/src/core/limits'
import { boardColumns } from '@/src/core/orders/fulfilment/board-column'
import { refundStates } from '@/src/core/orders/order-labels'
import { orderStatuses } from '@/src/core/orders/statuses'
import { studioLimits } from '@/src/core/studio-limits'

/** By what orders are put in order; `-` has the largest first. */
export const orderSortings = ['created', 'total', 'buyer'] as const
export type OrderSorting = (typeof orderSortings)[number]

const column = z.enum(boardColumns)

/** Which orders are wanted. */
export const orderWishes = z.object({
  column: column.optional(),
  status: z.enum(orderStatuses).optional(),
  refund: z.enum(refundStates).optional(),
  /** Moments between which they were placed. */
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
  words: z.string().trim().max(limits.searchMax).optional(),
})
export type OrderWishes = z.output<typeof orderWishes>

/** Query of `GET /profiles/{id}/orders`. Without `sort` a column stands as it does on the board. */
export const listOrdersQuery = orderWishes.extend({
  sort: z.enum([...orderSortings, ...orderSortings.map((name) => `-${name}` as const)]).optional(),
  page: z.coerce.number().int().min(1).max(studioLimits.orders.pageMax).default(1),
})
export type ListOrdersQuery = z.output<typeof listOrdersQuery>
export type OrderSort = NonNullable<ListOrdersQuery['sort']>

const listedOrder = z.strictObject({
  id,
  ref: z.string(),
  column,
  status: z.enum(orderStatuses),
  /** How it stands, in an artist's words. */
  label: z.string(),
  /** What is odd about it, what is still to come of it, or what money went back; empty as a rule. */
  remark: z.string(),
  buyer: z.string(),
  email: z.string(),
  /** `Leipzig, Germany`; empty where nothing is sent. */
  place: z.string(),
  units: z.number(),
  items: z.array(
    z.strictObject({ title: z.string(), quantity: z.number(), cover: z.string().nullable() }),
  ),
  totalMinor: z.number(),
  createdAt: z.string(),
})
export type ListedOrder = z.output<typeof listedOrder>

const perColumn = <Each extends z.ZodType>(each: Each) =>
  z.strictObject({ pack: each, wait: each, look: each, done: each })

export const boardCounts = perColumn(z.number())

export const listOrdersAnswer = z.strictObject({
  orders: z.array(listedOrder),
  /** Of all pages. */
  total: z.number(),
  /** Of each column, of what else is wanted. */
  counts: boardCounts,
})
export type ListOrdersAnswer = z.output<typeof listOrdersAnswer>

/** Query of `GET /profiles/{id}/orders/board`. */
export const boardQuery = orderWishes.omit({ column: true })

/** The first page of each column. */
export const boardAnswer = z.strictObject({
  columns: perColumn(z.array(listedOrder)),
  counts: boardCounts,
})
export type BoardAnswer = z.output<typeof boardAnswer>

/** Of `GET /profiles/{id}/orders/ids`: as many as can be chosen at once, as they stand in the list. */
export const orderIdsAnswer = z.strictObject({ ids: z.array(id) })
export const orderIdsQuery = listOrdersQuery.omit({ page: true })

/** Orders that somebody has chosen. */
export const chosenOrders = z.array(id).min(1).max(studioLimits.orders.chosenMax)

/** Body of calls that make a file of them. */
export const chosenOrdersBody = z.object({ ids: chosenOrders })
