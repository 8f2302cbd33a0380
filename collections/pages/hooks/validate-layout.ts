import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeValidateHook } from 'payload'
import { refusalOfBlocks } from '@/collections/_hooks/refusal-of-blocks'
import { checkDocument } from '@/src/core/page-document/integrity'
import { checkLocks } from '@/src/core/page-document/locks'
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
    throw refusalOfBlocks('layout', checked.problems)
  }
  const before = operation === 'update' && checkDocument(originalDoc?.layout, blocks)
  if (before && 'document' in before) {
    const problems = checkLocks(before.document, checked.document, blocks, originalDoc?.pathname)
    if (problems.length > 0) {
      throw refusalOfBlocks('layout', problems)
    }
  }
  return { ...data, layout: checked.document }
}
