import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { isUuid } from '@/src/core/uuid'
import { profileIdOf } from '@/src/server/cache-tags'
import { txDb } from '@/src/server/transaction'

/** Keeps what a page holds when it is deleted; of very many the oldest go. */
export const keepDeleted: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const page = await req.payload.findByID({
    collection: slugs.pages,
    id,
    draft: true,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const profile = profileIdOf(page)
  if (!isUuid(profile)) {
    return
  }
  const { title, pathname, seo, layout } = page
  await req.payload.create({
    collection: slugs.deletedPages,
    data: { profile, title, pathname, seo, layout },
    depth: 0,
    overrideAccess: true,
    req,
  })
  const db = await txDb(req)
  await db.execute(sql`
    delete from deleted_pages where id in (
      select id from deleted_pages where profile_id = ${profile}
      order by created_at desc offset ${limits.deletedPages.perSite}
    )`)
}
