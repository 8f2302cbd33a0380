import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { seenParam } from '@/src/admin/autosave/seen'
import { AppError } from '@/src/core/errors'
import { runSql } from '@/src/server/transaction'

const checked = 'isSeenChecked'

/**
 * A form says which state of its document it has seen; one that was saved since is not overwritten. Last of the hooks,
 * and with the row locked as the save is about to lock it anyway: of two saves the later waits, and then sees the
 * earlier. Calls that say nothing are not asked.
 *
 * @throws {AppError} `STALE_REVISION`
 */
export const refuseStale: CollectionBeforeChangeHook = async ({
  collection,
  context,
  originalDoc,
  req,
}) => {
  const { collection: slug, id } = req.routeParams ?? {}
  const isAddressed = slug === collection.slug && id !== undefined && id === originalDoc?.id
  const seen = req.searchParams?.get(seenParam)
  // What the same call changes further, here and elsewhere, is its own.
  if (!isAddressed || !seen || context[checked]) {
    return
  }
  context[checked] = true
  if (Number.isNaN(Date.parse(seen))) {
    throw new AppError('MALFORMED')
  }
  const table = sql.identifier(collection.slug.replaceAll('-', '_'))
  const [row] = await runSql(req)<{ isSeen: boolean }>`
    select date_trunc('milliseconds', updated_at) = ${seen}::timestamptz as "isSeen"
    from ${table} where id = ${id} for no key update`
  if (!row?.isSeen) {
    throw new AppError('STALE_REVISION')
  }
}
