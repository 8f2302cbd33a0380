import type { CollectionBeforeValidateHook } from 'payload'
import { blockTreeError } from '@/collections/_hooks/block-tree-error'
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
  throw blockTreeError('subtree', checked.problems)
}
