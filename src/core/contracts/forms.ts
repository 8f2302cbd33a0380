import { z } from 'zod'

/** Dollars with two decimals. */
export const dollars = z.number().min(0)

/** ISO date and time. */
export const isoDateTime = z.iso.datetime({ offset: true })

const dayMs = 24 * 60 * 60 * 1000

type Ahead = { daysMax: number; past: string; tooFar: string }

/** What keeps something from being done at a date-time, which has to lie ahead; empty for nothing. */
export function aheadProblem(at: string, { daysMax, past, tooFar }: Ahead): string {
  const daysAhead = (Date.parse(at) - Date.now()) / dayMs
  if (daysAhead <= 0) {
    return past
  }
  return daysAhead > daysMax ? tooFar : ''
}

/** A date-time as a field of the browser writes it, by the clock of its computer; nothing is wrong with an empty one. */
export const localDateTime = (problemOf: (at: string) => string) =>
  z.string().superRefine((at, context) => {
    const message = problemOf(at)
    if (message) {
      context.addIssue({ code: 'custom', message })
    }
  })

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
