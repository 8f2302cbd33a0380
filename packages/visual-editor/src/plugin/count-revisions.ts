import { isDeepStrictEqual } from 'node:util'
import { APIError, type CollectionBeforeValidateHook } from 'payload'
import { revisionField } from '@/packages/visual-editor/src/plugin/settings'

/**
 * Counts the revisions of a page. A call that changes or publishes it and names the revision that it grew from is
 * refused when somebody saved in between, so that nobody's work is overwritten or published unseen. A call that
 * restores a version names none: its page is meant to replace what there is.
 *
 * @throws {APIError} 409
 */
export function countRevisions(field: string): CollectionBeforeValidateHook {
  const rev = revisionField(field)
  return ({ context, data, operation, originalDoc }) => {
    if (!data) {
      return data
    }
    if (operation === 'create') {
      return { ...data, [rev]: 0 }
    }
    const current = originalDoc?.[rev] ?? 0
    // Whatever the call came by; Payload gives the stored one to a call that names none.
    const base = context.isRestoringVersion ? current : (data[rev] ?? current)
    const isUntouched =
      data[field] === undefined || isDeepStrictEqual(data[field], originalDoc?.[field])
    if (base !== current && (!isUntouched || data._status === 'published')) {
      throw new APIError('Somebody has saved this page since you opened it.', 409, null, true)
    }
    return { ...data, [rev]: isUntouched ? current : current + 1 }
  }
}
