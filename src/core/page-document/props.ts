import type { z } from 'zod'
import { inWords } from '@/src/core/input-words'
import type { BlockDefinition } from '@/src/core/page-document/block-definition'
import { fittedProps } from '@/src/core/page-document/fit-props'

type Props = Record<string, unknown>

/**
 * A node's stored props as its block wants them: parsed, with defaults. A prop that does not parse
 * takes the nearest value that does, else its default, so one bad value never takes a page down.
 */
export function readProps<Schema extends z.ZodObject>(
  definition: BlockDefinition<Schema>,
  stored: Props,
): z.output<Schema> {
  const parsed = definition.schema.safeParse(stored)
  if (parsed.success) {
    return parsed.data
  }
  const again = definition.schema.safeParse(fittedProps(definition, stored).props)
  return again.success ? again.data : definition.schema.parse({})
}

export type PropProblem = { prop: string; message: string }

/** Props cleaned for storage: unknown ones left out, URLs and texts sanitised, defaults not added. */
export function storedProps(
  definition: BlockDefinition,
  props: Props,
): { props: Props; problems: PropProblem[] } {
  const parsed = definition.schema.safeParse(props, inWords)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => ({
      prop: issue.path.join('.'),
      message: issue.message,
    }))
    return { props, problems }
  }
  const kept = Object.entries(parsed.data).filter(([key]) => Object.hasOwn(props, key))
  return { props: Object.fromEntries(kept), problems: [] }
}
