import type { CollectionBeforeValidateHook } from 'payload'
import { AppError } from '@/src/core/errors'
import { blockRegistry } from '@/src/core/page-document/registry'
import { checkSubtree } from '@/src/core/page-document/subtree'

/**
 * Keeps only what could stand on a page: known blocks, within the limits, no header or footer.
 *
 * @throws {AppError} `VALIDATION_FAILED` with one entry per problem, `TOO_LARGE`
 */
export const validateSubtree: CollectionBeforeValidateHook = ({ data }) => {
  if (!data || data.subtree === undefined || data.subtree === null) {
    return data
  }
  const checked = checkSubtree(data.subtree, blockRegistry())
  if ('subtree' in checked) {
    return { ...data, subtree: checked.subtree }
  }
  const [first] = checked.problems
  if (first?.code === 'TOO_LARGE') {
    throw new AppError('TOO_LARGE', { message: first.message })
  }
  const errors = checked.problems.map(({ nodeId, prop, message }) => ({
    field: ['subtree', nodeId, prop].filter(Boolean).join('.'),
    message,
  }))
  throw new AppError('VALIDATION_FAILED', { message: first?.message, errors })
}
