import { isDeepStrictEqual } from 'node:util'
import { APIError, type CollectionBeforeValidateHook } from 'payload'
import { revisionField } from '@/packages/visual-editor/src/plugin/settings'

/**
 * Counts the revisions of a page. A call that changes or publishes it and names the revision that it grew from is
 * refused when somebody saved in between, so that nobody's work is overwritten or published unseen.
 *
 * @throws {APIError} 409
 */
export function countRevisions(field: string): CollectionBeforeValidateHook {
  const rev = revisionField(field)
  return ({ data, operation, originalDoc, req }) => {
    if (!data) {
      return data
    }
    const current = operation === 'create' ? 0 : (originalDoc?.[rev] ?? 0)
    if (operation === 'create') {
      return { ...data, [rev]: current }
    }
    const base: unknown = req.data?.[rev]
    const isUntouched =
      data[field] === undefined || isDeepStrictEqual(data[field], originalDoc?.[field])
    const names = base !== undefined && base !== null
    if (names && base !== current && (!isUntouched || data._status === 'published')) {
      throw new APIError('Somebody has saved this page since you opened it.', 409, null, true)
    }
    return { ...data, [rev]: isUntouched ? current : current + 1 }
  }
}
