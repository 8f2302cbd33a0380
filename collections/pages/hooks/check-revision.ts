import { isDeepStrictEqual } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import { txDb } from '@/src/server/transaction'

/**
 * Counts the revisions of a page's layout. A call that changes or publishes the layout and names
 * the revision it grew from (`rev` in the body) is refused when somebody saved in between, so that
 * nobody's work is overwritten or published unseen.
 *
 * @throws {AppError} `STALE_REVISION`
 */
export const checkRevision: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) {
    return data
  }
  if (operation === 'create') {
    return { ...data, rev: 0 }
  }
  const base = req.data?.rev
  const isUntouched = isDeepStrictEqual(data.layout, originalDoc?.layout)
  const isPublishedFromBase = data._status === 'published' && base !== undefined
  if (isUntouched && !isPublishedFromBase) {
    return { ...data, rev: originalDoc?.rev ?? 0 }
  }
  const current = await lockedRevision(req, originalDoc?.id)
  if (base !== undefined && base !== current) {
    throw new AppError('STALE_REVISION')
  }
  return { ...data, rev: isUntouched ? current : current + 1 }
}

/** Makes writers of one page wait for each other, then reads what the last one left. */
async function lockedRevision(req: PayloadRequest, id: string): Promise<number> {
  const db = await txDb(req)
  await db.execute(sql`select id from pages where id = ${id} for update`)
  const page = await req.payload.findByID({
    collection: slugs.pages,
    id,
    draft: true,
    depth: 0,
    select: { rev: true },
    overrideAccess: true,
    req,
  })
  return page.rev ?? 0
}
