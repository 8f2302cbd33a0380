import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { profileIdOf } from '@/src/server/cache-tags'
import { txDb } from '@/src/server/transaction'

/**
 * A site keeps so many sections at most, also when several are saved at the same time.
 *
 * @throws {AppError} `VALIDATION_FAILED`
 */
export const limitNumber: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') {
    return data
  }
  const { perSite } = limits.savedSection
  const profile = profileIdOf(data)
  const db = await txDb(req)
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sections:${profile}`}, 0))`)
  const { totalDocs } = await req.payload.count({
    collection: slugs.savedSections,
    where: { profile: { equals: profile } },
    overrideAccess: true,
    req,
  })
  if (totalDocs >= perSite) {
    const message = `A site keeps at most ${perSite} sections. Delete one that you no longer use.`
    throw new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'name', message }] })
  }
  return data
}
