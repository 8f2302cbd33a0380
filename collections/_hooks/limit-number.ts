import type { CollectionBeforeChangeHook } from 'payload'
import { refusalOf } from '@/src/core/errors'
import type { slugs } from '@/src/core/slugs'
import { isUuid } from '@/src/core/uuid'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { waitForTurn } from '@/src/server/database/locks'

type Limit = {
  collection: typeof slugs.pages | typeof slugs.savedSections
  perSite: number
  /** The field that the refusal stands at. */
  field: string
  /** What the owner is told. */
  message: string
}

/**
 * A site has so many documents of a collection at most, also when several are made at the same time.
 *
 * @throws {AppError} `VALIDATION_FAILED`
 */
export function limitNumber(limit: Limit): CollectionBeforeChangeHook {
  const { collection, perSite, field, message } = limit
  return async ({ data, operation, req }) => {
    const profile = profileIdOf(data)
    // A document without a profile is refused by its field.
    if (operation !== 'create' || !isUuid(profile)) {
      return data
    }
    await waitForTurn(req, `${collection}:${profile}`)
    const { totalDocs } = await req.payload.count({
      collection,
      where: { profile: { equals: profile } },
      overrideAccess: true,
      req,
    })
    if (totalDocs >= perSite) {
      throw refusalOf([{ field, message }])
    }
    return data
  }
}
