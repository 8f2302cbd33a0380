import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeValidateHook } from 'payload'
import { AppError } from '@/src/core/errors'
import { checkDocument } from '@/src/core/page-document/integrity'
import { checkLocks } from '@/src/core/page-document/locks'
import type { Problem } from '@/src/core/page-document/problem'
import { blockRegistry } from '@/src/core/page-document/registry'
import { emptyPage } from '@/src/core/page-document/starter'

/**
 * Lets only whole pages through, for drafts and autosaves too, which skip Payload's own field
 * validation: known blocks, no cycles, header and footer in place, locked blocks still there, URLs
 * and rich text cleaned. A new page without a layout starts with header and footer.
 *
 * @throws {AppError} `VALIDATION_FAILED` with one entry per problem, `TOO_LARGE`
 */
export const validateLayout: CollectionBeforeValidateHook = ({ data, operation, originalDoc }) => {
  const isUntouched = operation === 'update' && isDeepStrictEqual(data?.layout, originalDoc?.layout)
  if (!data || isUntouched) {
    return data
  }
  const blocks = blockRegistry()
  if (data.layout === undefined || data.layout === null) {
    return { ...data, layout: originalDoc?.layout ?? emptyPage(blocks) }
  }
  const checked = checkDocument(data.layout, blocks)
  if ('problems' in checked) {
    throw refusal(checked.problems)
  }
  const before = operation === 'update' && checkDocument(originalDoc?.layout, blocks)
  if (before && 'document' in before) {
    const problems = checkLocks(before.document, checked.document, blocks)
    if (problems.length > 0) {
      throw refusal(problems)
    }
  }
  return { ...data, layout: checked.document }
}

function refusal(problems: Problem[]): AppError {
  const [first] = problems
  if (problems.some(({ code }) => code === 'TOO_LARGE')) {
    return new AppError('TOO_LARGE', { message: first?.message })
  }
  const errors = problems.map(({ nodeId, prop, message }) => ({
    field: ['layout', nodeId, prop].filter(Boolean).join('.'),
    message,
  }))
  return new AppError('VALIDATION_FAILED', { message: first?.message, errors })
}
