import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { createDraft } from '@/plugins/visual-editor/pages/make-page'
import type { DeletedPage } from '@/src/core/contracts/pages/page-answers'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import { blockRegistry } from '@/src/core/page-document/registry'
import { slugs } from '@/src/core/slugs'
import { isUuid } from '@/src/core/uuid'
import type { Page } from '@/src/payload-types'
import { runSql, withTx } from '@/src/server/transaction'

const since = sql`now() - make_interval(days => ${limits.deletedPages.keptDays})`

/** Pages of a profile that can still be brought back, the last deleted first. Ask first whose profile it is. */
export async function listDeletedPages(
  req: PayloadRequest,
  profileId: string,
): Promise<DeletedPage[]> {
  const rows = await runSql(req)<DeletedPage>`
    select id, coalesce(title, '') as title, coalesce(pathname, '') as pathname,
      created_at as "deletedAt"
    from deleted_pages where profile_id = ${profileId} and created_at > ${since}
    order by created_at desc`
  return rows.map((row) => ({ ...row, deletedAt: new Date(row.deletedAt).toISOString() }))
}

type Kept = Pick<Page, 'title' | 'pathname' | 'seo' | 'layout'>

/**
 * Makes a draft of a page that was deleted, at its address or the next free one. Answers its id.
 *
 * @throws {AppError} `NOT_FOUND` when the profile has no such page any more
 */
export function restoreDeletedPage(
  req: PayloadRequest,
  profileId: string,
  id: string,
): Promise<string> {
  return withTx(req, async () => {
    const [kept] = await runSql(req)<Kept>`
      delete from deleted_pages
      where id = ${id} and profile_id = ${profileId} and created_at > ${since}
      returning title, pathname, seo, layout`
    if (!kept) {
      throw new AppError('NOT_FOUND')
    }
    return createDraft(req, profileId, {
      title: kept.title,
      address: kept.pathname,
      layout: repairDocument(kept.layout, blockRegistry()).document,
      seo: { ...kept.seo, image: await pictureThere(req, profileId, kept.seo?.image) },
    })
  })
}

/** The picture may have been deleted since. */
async function pictureThere(
  req: PayloadRequest,
  profileId: string,
  image: unknown,
): Promise<string | null> {
  if (typeof image !== 'string' || !isUuid(image)) {
    return null
  }
  const { totalDocs } = await req.payload.count({
    collection: slugs.media,
    where: { and: [{ id: { equals: image } }, { profile: { equals: profileId } }] },
    overrideAccess: false,
    user: req.user,
    req,
  })
  return totalDocs > 0 ? image : null
}

/** Removes what nobody wanted back. */
export async function forgetDeletedPages(payload: Payload): Promise<void> {
  const { drizzle } = payload.db as unknown as PostgresAdapter
  await drizzle.execute(sql`delete from deleted_pages where created_at <= ${since}`)
}
