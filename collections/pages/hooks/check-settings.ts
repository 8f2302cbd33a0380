import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { AppError, type FieldError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { addressProblem, addressProblems } from '@/src/core/page-address'
import { slugs } from '@/src/core/slugs'
import { profileIdOf } from '@/src/server/cache-tags'
import { txDb } from '@/src/server/transaction'

/**
 * Checks title, address and the fields for search engines of drafts too, whose fields Payload does
 * not look at, and that no other page of the site has the address, be it as a draft. All pages but
 * the home pages belong to every theme.
 *
 * @throws {AppError} `VALIDATION_FAILED` with the field
 */
export const checkSettings: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) {
    return data
  }
  const errors = textProblems(data)
  const { pathname } = data
  // The admin's own form saves pages that have no address yet.
  const isMoved = typeof pathname === 'string' && pathname !== originalDoc?.pathname
  const problem = isMoved ? addressProblem(pathname) : null
  if (problem) {
    errors.push({ field: 'pathname', message: problem })
  }
  refuse(errors)

  const isHome = (pathname ?? originalDoc?.pathname) === '/'
  const theme = isHome ? (data.theme ?? originalDoc?.theme ?? 'default') : 'default'
  // Whose page it is does not change; what the call says of it is none to look for addresses with.
  const profileId = profileIdOf(originalDoc ?? data)
  // A document without a profile is refused by its field.
  if (isMoved && profileId !== 'undefined' && profileId !== 'null') {
    const place = { profileId, pathname, theme, ownId: originalDoc?.id }
    if (await isTaken(req, place)) {
      refuse([{ field: 'pathname', message: addressProblems.taken }])
    }
  }
  return { ...data, theme: operation === 'create' || isMoved ? theme : originalDoc?.theme }
}

function textProblems({ title, seo }: Record<string, unknown>): FieldError[] {
  const { title: seoTitle, description } = (seo ?? {}) as Record<string, unknown>
  const { titleMax, descriptionMax } = limits.seo
  const errors: FieldError[] = []
  if (typeof title === 'string' && title.trim() === '') {
    errors.push({ field: 'title', message: 'A page needs a name' })
  }
  const lengths = [
    { field: 'title', value: title, max: limits.pageSettings.titleMax },
    { field: 'seo.title', value: seoTitle, max: titleMax },
    { field: 'seo.description', value: description, max: descriptionMax },
  ]
  for (const { field, value, max } of lengths) {
    if (typeof value === 'string' && value.length > max) {
      errors.push({ field, message: `At most ${max} characters` })
    }
  }
  return errors
}

type Place = { profileId: string; pathname: string; theme: string; ownId?: string }

/** Looks at live pages and at drafts. Pages of one site that move at the same time wait for each other. */
async function isTaken(
  req: PayloadRequest,
  { profileId, pathname, theme, ownId }: Place,
): Promise<boolean> {
  const db = await txDb(req)
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pages:${profileId}`}, 0))`)
  for (const draft of [false, true]) {
    const { docs } = await req.payload.find({
      collection: slugs.pages,
      where: {
        and: [
          { profile: { equals: profileId } },
          { pathname: { equals: pathname } },
          { theme: { equals: theme } },
        ],
      },
      select: { pathname: true },
      limit: 2,
      depth: 0,
      draft,
      pagination: false,
      overrideAccess: true,
      req,
    })
    if (docs.some(({ id }) => id !== ownId)) {
      return true
    }
  }
  return false
}

function refuse(errors: FieldError[]): void {
  const [first] = errors
  if (first) {
    throw new AppError('VALIDATION_FAILED', { message: first.message, errors })
  }
}
