import { z } from 'zod'

/** Dollars with two decimals. */
export const dollars = z.number().min(0)

/** ISO date and time. */
export const isoDateTime = z.iso.datetime({ offset: true })

/** One page of a list. */
export function paginated<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    data: z.array(item),
    page: z.int().min(1),
    total: z.int().min(0),
    pageSize: z.int().min(1),
  })
}
