import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { blockTreeError } from '@/collections/_hooks/block-tree-error'
import { limits } from '@/src/core/limits'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import { checkLocks } from '@/src/core/page-document/check/locks'
import type { Problem } from '@/src/core/page-document/problem'
import { blockRegistry } from '@/src/core/page-document/registry'
import { emptyPage } from '@/src/core/page-document/templates/starter'
import { slugs } from '@/src/core/slugs'

/**
 * Lets only whole pages through, for drafts and autosaves too, which skip Payload's own field
 * validation: known blocks, or those of a plugin that was taken out as they were in the page or in one of its versions,
 * no cycles, header and footer in place, locked blocks still there, URLs and rich text cleaned. A new page without a
 * layout starts with header and footer.
 *
 * @throws {AppError} `VALIDATION_FAILED` with one entry per problem, `TOO_LARGE`
 */
export const validateLayout: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isUntouched = operation === 'update' && isDeepStrictEqual(data?.layout, originalDoc?.layout)
  if (!data || isUntouched) {
    return data
  }
  const blocks = blockRegistry()
  if (data.layout === undefined || data.layout === null) {
    return { ...data, layout: originalDoc?.layout ?? emptyPage(blocks) }
  }
  let checked = checkDocument(data.layout, blocks, originalDoc?.layout)
  if (originalDoc && 'problems' in checked && checked.problems.some(isUnknownType)) {
    const former = await formerLayouts(req, originalDoc.id)
    checked = checkDocument(data.layout, blocks, originalDoc.layout, ...former)
  }
  if ('problems' in checked) {
    throw blockTreeError('layout', checked.problems)
  }
  const before =
    operation === 'update' && checkDocument(originalDoc?.layout, blocks, originalDoc?.layout)
  if (before && 'document' in before) {
    const problems = checkLocks(before.document, checked.document, blocks, originalDoc?.pathname)
    if (problems.length > 0) {
      throw blockTreeError('layout', problems)
    }
  }
  return { ...data, layout: checked.document }
}

const isUnknownType = ({ code }: Problem) => code === 'UNKNOWN_TYPE'

/** Undo and restoring a version bring blocks back that the draft has no more. */
async function formerLayouts(req: PayloadRequest, id: string): Promise<unknown[]> {
  const { docs } = await req.payload.findVersions({
    collection: slugs.pages,
    where: { parent: { equals: id } },
    select: { version: { layout: true } },
    depth: 0,
    limit: limits.pageVersionsMax,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.map(({ version }) => version.layout)
}
