import { isDeepStrictEqual } from 'node:util'
import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import type { EditorSettings } from '@/packages/visual-editor/src/plugin/settings'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import { checkLocks } from '@/src/core/page-document/check/locks'
import type { Problem } from '@/src/core/page-document/problem'

/**
 * Lets only whole pages through, for drafts and autosaves too, which skip Payload's own validation of fields: within
 * the limits of size and depth, known blocks (or those that stand there already, or stood in a version that is restored),
 * no cycles, settings as their blocks want them, links that lead somewhere safe.
 *
 * @throws {ValidationError} with one entry for each problem
 */
export function validateDocument({
  field,
  definitions,
}: Pick<EditorSettings, 'field' | 'definitions'>): CollectionBeforeValidateHook {
  return ({ collection, context, data, originalDoc, req }) => {
    const page = data?.[field]
    const stored = originalDoc?.[field]
    if (!data || page === undefined || page === null || isDeepStrictEqual(page, stored)) {
      return data
    }
    const refuse = (problems: readonly Problem[]) => {
      const errors = problems.map(({ nodeId, prop, message }) => ({
        path: [field, nodeId, prop].filter(Boolean).join('.'),
        message,
      }))
      return new ValidationError({ collection: collection.slug, errors, req }, req.t)
    }
    // A version holds what was checked when it was stored; a block of it may be gone since.
    const former = context.isRestoringVersion ? page : stored
    const checked = checkDocument(page, definitions, former)
    if ('problems' in checked) {
      throw refuse(checked.problems)
    }
    const before = stored ? checkDocument(stored, definitions, stored) : undefined
    const locked =
      before && 'document' in before
        ? checkLocks(before.document, checked.document, definitions)
        : []
    if (locked.length > 0) {
      throw refuse(locked)
    }
    return { ...data, [field]: checked.document }
  }
}
