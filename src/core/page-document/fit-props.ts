import { z } from 'zod'
import type { BlockDefinition } from '@/src/core/page-document/block-definition'
import { cutText } from '@/src/core/text'

type Props = Record<string, unknown>

/** A list that is too long may hold texts that are too long, and those show when the list is cut. */
const rounds = 4

/**
 * The value itself when its schema takes it, else the nearest that it takes: texts and lists end at
 * their limits, numbers stop at theirs. Undefined when there is none.
 */
export function fittedValue(schema: z.core.$ZodType, value: unknown): unknown {
  let fitted = value
  for (let round = 0; round < rounds; round += 1) {
    const parsed = z.safeParse(schema, fitted)
    if (parsed.success) {
      return fitted
    }
    fitted = parsed.error.issues.reduce<unknown>(
      (current, issue) => mended(current, issue.path, issue),
      fitted,
    )
  }
  return undefined
}

/** Props with values that fit; `unfit` names those that cannot be made to. Unknown props stay as they are. */
export function fittedProps<Known extends Props>(
  { schema }: Pick<BlockDefinition, 'schema'>,
  props: Known,
): { props: Known; unfit: string[] } {
  const unfit: string[] = []
  const fitted = Object.entries(props).flatMap(([prop, value]) => {
    const own = schema.shape[prop]
    const fitting = own ? fittedValue(own, value) : value
    if (fitting === undefined && value !== undefined) {
      unfit.push(prop)
      return []
    }
    return [[prop, fitting] as const]
  })
  return { props: Object.fromEntries(fitted) as Known, unfit }
}

/** How many UTF-16 units a text of this schema may have; undefined where nothing is said. */
export function maxLengthOf(schema: z.core.$ZodType | undefined): number | undefined {
  if (schema instanceof z.ZodString) {
    return schema.maxLength ?? undefined
  }
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional
  ) {
    return maxLengthOf(schema.unwrap())
  }
  return schema instanceof z.ZodPipe ? maxLengthOf(schema.in) : undefined
}

function mended(value: unknown, path: readonly PropertyKey[], issue: z.core.$ZodIssue): unknown {
  const [key, ...rest] = path
  if (key === undefined) {
    return atLimit(value, issue)
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? mended(item, rest, issue) : item))
  }
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? { ...value, [key]: mended((value as Record<PropertyKey, unknown>)[key], rest, issue) }
    : value
}

function atLimit(value: unknown, issue: z.core.$ZodIssue): unknown {
  if (issue.code === 'too_small' && typeof value === 'number') {
    return Number(issue.minimum)
  }
  if (issue.code !== 'too_big') {
    return value
  }
  const maximum = Number(issue.maximum)
  if (typeof value === 'string') {
    return cutText(value, maximum)
  }
  if (Array.isArray(value)) {
    return value.slice(0, maximum)
  }
  return typeof value === 'number' ? maximum : value
}
