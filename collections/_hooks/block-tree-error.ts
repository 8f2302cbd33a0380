import { AppError, refusalOf } from '@/src/core/errors'
import type { Problem } from '@/src/core/page-document/problem'

/** A problem of a page, or of something else that is made of blocks and has rules of its own. */
type Refused = Omit<Problem, 'code'> & { code: string }

/** Why blocks that somebody sent in a field are not stored: `TOO_LARGE`, or one entry per problem. */
export function blockTreeError(field: string, problems: readonly Refused[]): AppError {
  if (problems.some(({ code }) => code === 'TOO_LARGE')) {
    return new AppError('TOO_LARGE', { message: problems[0]?.message })
  }
  return refusalOf(
    problems.map(({ nodeId, prop, message }) => ({
      field: [field, nodeId, prop].filter(Boolean).join('.'),
      message,
    })),
  )
}
