import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import type { slugs } from '@/src/core/slugs'
import { lockDocument } from '@/src/server/database/locks'

type Revised =
  | typeof slugs.pages
  | typeof slugs.themeSettings
  | typeof slugs.emailTemplates
  | typeof slugs.newsletters

type Options = {
  collection: Revised
  /** What the revisions are of; changes of anything else count as none. */
  contentOf: (doc: Record<string, unknown>) => unknown
}

/**
 * Counts the revisions of a document's content in `rev`. A call that changes or publishes the
 * content and names the revision it grew from (`rev` in the body) is refused when somebody saved in
 * between, so that nobody's work is overwritten or published unseen.
 *
 * @throws {AppError} `STALE_REVISION`
 */
export function countRevisions({ collection, contentOf }: Options): CollectionBeforeValidateHook {
  return async ({ data, operation, originalDoc, req }) => {
    if (!data) {
      return data
    }
    if (operation === 'create') {
      return { ...data, rev: 0 }
    }
    const base = req.data?.rev
    const isUntouched = isDeepStrictEqual(contentOf(data), contentOf(originalDoc ?? {}))
    const isPublishedFromBase = data._status === 'published' && base !== undefined
    if (isUntouched && !isPublishedFromBase) {
      return { ...data, rev: originalDoc?.rev ?? 0 }
    }
    const current = await lockedRevision(req, collection, originalDoc?.id)
    if (base !== undefined && base !== current) {
      throw new AppError('STALE_REVISION')
    }
    return { ...data, rev: isUntouched ? current : current + 1 }
  }
}

/** Makes writers of one document wait for each other, then reads what the last one left. */
async function lockedRevision(
  req: PayloadRequest,
  collection: Revised,
  id: string,
): Promise<number> {
  await lockDocument(req, collection, id)
  const document = await req.payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    select: { rev: true },
    overrideAccess: true,
    req,
  })
  return document.rev ?? 0
}
