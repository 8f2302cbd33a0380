import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { listPages } from '@/plugins/visual-editor/pages/list-pages'
import { lockPages } from '@/plugins/visual-editor/pages/lock-pages'
import { AppError } from '@/src/core/errors'
import { bust, cacheTags } from '@/src/server/cache-tags'
import { txDb, withTx } from '@/src/server/transaction'

/**
 * Puts pages in the given order, all or none. Written beside Payload, because an order is no draft
 * of a page: it holds at once, and pages with unpublished changes keep them.
 *
 * @throws {AppError} `NOT_FOUND` when one is not among the profile's pages
 */
export async function orderPages(
  req: PayloadRequest,
  profileId: string,
  ids: readonly string[],
): Promise<void> {
  await withTx(req, async () => {
    await lockPages(req, profileId)
    const own = await listPages(req, profileId)
    const wanted = new Set(ids)
    if (!ids.every((id) => own.some((page) => page.id === id))) {
      throw new AppError('NOT_FOUND')
    }
    const rest = own.map(({ id }) => id).filter((id) => !wanted.has(id))
    const ordered = JSON.stringify([...wanted, ...rest])
    const db = await txDb(req)
    await db.execute(sql`
      with ordered as (
        select value::uuid as id, position from jsonb_array_elements_text(${ordered}::jsonb)
          with ordinality as entry(value, position)
      ), live as (
        update pages set position = ordered.position from ordered where pages.id = ordered.id
      )
      update _pages_v set version_position = ordered.position
      from ordered where _pages_v.parent_id = ordered.id and _pages_v.latest`)
  })
  bust(req, cacheTags.pages(profileId))
}
