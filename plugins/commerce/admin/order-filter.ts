import type { Where } from 'payload'
import { type RefundState, refundStates } from '@/src/core/orders/order-labels'
import { type OrderStatus, orderStatuses } from '@/src/core/orders/statuses'

/** What of the orders an artist wants to see, between two moments as `2026-11-24T08:00:00.000Z`. */
export type OrderFilter = {
  status?: OrderStatus
  refund?: RefundState
  /** Those that need a look alone. */
  needsReview?: boolean
  from?: string
  until?: string
}

type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** The filter behind an address of the admin's list, as {@link filterQuery} writes it. */
export function readFilter(searchParams: SearchParams): OrderFilter {
  const chosen = (field: string, operator: string): string | undefined => {
    const name = Object.keys(searchParams).find(
      (key) => key.startsWith('where[') && key.endsWith(`[${field}][${operator}]`),
    )
    const value = name === undefined ? undefined : searchParams[name]
    return typeof value === 'string' ? value : undefined
  }
  const status = chosen('status', 'equals')
  const refund = chosen('refundState', 'equals')
  return {
    status: orderStatuses.find((known) => known === status),
    refund: refundStates.find((known) => known === refund),
    needsReview: chosen('needsReview', 'exists') === 'true' || undefined,
    from: dateTimeOf(chosen('createdAt', 'greater_than_equal')),
    until: dateTimeOf(chosen('createdAt', 'less_than_equal')),
  }
}

/** As the admin's own filters are written, which show the same; empty, or begins with `?`. */
export function filterQuery(filter: OrderFilter, search = ''): string {
  const parts = conditionsOf(filter).map(([field, operator, value], index) => [
    `where[or][0][and][${index}][${field}][${operator}]`,
    value,
  ])
  const params = new URLSearchParams([...parts, ...(search ? [['search', search]] : [])])
  return params.size > 0 ? `?${params}` : ''
}

/** The same for the database. */
export function filterWhere(filter: OrderFilter): Where {
  return {
    and: conditionsOf(filter).map(([field, operator, value]) => ({
      [field]: { [operator]: operator === 'exists' ? value === 'true' : value },
    })),
  }
}

function conditionsOf({ status, refund, needsReview, from, until }: OrderFilter) {
  const conditions: [field: string, operator: string, value: string | undefined][] = [
    ['status', 'equals', status],
    ['refundState', 'equals', refund],
    ['needsReview', 'exists', needsReview ? 'true' : undefined],
    ['createdAt', 'greater_than_equal', from],
    ['createdAt', 'less_than_equal', until],
  ]
  return conditions.flatMap(([field, operator, value]) =>
    value ? [[field, operator, value] as const] : [],
  )
}

function dateTimeOf(value: string | undefined): string | undefined {
  const moment = new Date(value ?? Number.NaN)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}
