import type { PayloadRequest } from 'payload'
import { rightsOfOrder, usableOf } from '@/plugins/commerce/downloads/rights'
import type { Line } from '@/src/core/orders/line-progress'
import type { Entitlement, Order } from '@/src/payload-types'

export type ReleaseDays = ReadonlyMap<number, Pick<Line, 'releaseAt' | 'waits'>>

/** When the downloads of an order come out, by line, as it is now and not as it was when they were ordered. */
export async function releaseDaysOf(
  req: PayloadRequest,
  { id }: Pick<Order, 'id'>,
): Promise<ReleaseDays> {
  const all = await rightsOfOrder(req, id)
  return releaseDays(all, await usableOf(req, all))
}

/** @param usable those of them whose files can be had now */
export function releaseDays(
  all: readonly Entitlement[],
  usable: readonly Entitlement[],
): ReleaseDays {
  const held = all.filter(({ revokedAt }) => !revokedAt)
  return new Map(
    held.map((right) => [
      right.line,
      usable.includes(right)
        ? { releaseAt: null, waits: false }
        : { releaseAt: right.availableFrom, waits: true },
    ]),
  )
}
