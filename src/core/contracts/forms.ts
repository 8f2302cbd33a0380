import { z } from 'zod'

/** Dollars with two decimals. */
export const dollars = z.number().min(0)

/** ISO date and time. */
export const isoDateTime = z.iso.datetime({ offset: true })

/** What a value has of a shape. */
export function fieldsOf<Shape extends z.ZodRawShape>(
  shape: Shape,
  value: z.infer<z.ZodObject<Shape>>,
): z.infer<z.ZodObject<Shape>> {
  const given: Record<string, unknown> = value
  const names = Object.keys(shape)
  return Object.fromEntries(names.map((name) => [name, given[name]])) as typeof value
}

/** One page of a list. */
export function paginated<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    data: z.array(item),
    page: z.int().min(1),
    total: z.int().min(0),
    pageSize: z.int().min(1),
  })
}
