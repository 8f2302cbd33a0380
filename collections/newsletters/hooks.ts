import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { blockTreeError } from '@/collections/_hooks/block-tree-error'
import { countRevisions } from '@/collections/_hooks/count-revisions'
import { checkTemplate } from '@/src/core/email/check-template'
import { newsletterForm } from '@/src/core/email/newsletter-form'
import { slugs } from '@/src/core/slugs'
import { isUuid } from '@/src/core/uuid'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { emailBlocks } from '@/src/server/mail/email-renderer'
import { idsOf } from '@/src/server/site-data/visitor-read'

const relations = {
  list: slugs.emailLists,
  segments: slugs.segments,
  tiers: slugs.membershipTiers,
} as const

/**
 * Lists and tiers are the artist's own, whichever audience is chosen: Payload does not look at a field
 * that the form does not show.
 */
export const checkAudience: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const profile = profileIdOf({ ...originalDoc, ...data })
  for (const [path, collection] of Object.entries(relations)) {
    const ids = [...new Set(idsOf([data?.[path] ?? []].flat()))]
    if (!(await areOwn(req, { collection, ids, profile }))) {
      const errors = [{ path, message: 'Choose one of your own' }]
      throw new ValidationError({ collection: slugs.newsletters, errors, req })
    }
  }
  return data
}

type Chosen = {
  collection: (typeof relations)[keyof typeof relations]
  ids: readonly string[]
  profile: string
}

async function areOwn(req: PayloadRequest, { collection, ids, profile }: Chosen): Promise<boolean> {
  if (ids.length === 0 || !ids.every(isUuid)) {
    return ids.length === 0
  }
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ id: { in: [...ids] } }, { profile: { equals: profile } }] },
    overrideAccess: true,
    req,
  })
  return totalDocs === ids.length
}

/**
 * What is written in the editor are blocks for mails, with variables that newsletters know.
 *
 * @throws {AppError} `VALIDATION_FAILED` with one entry per problem, `TOO_LARGE`
 */
export const checkLayout: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data?.layout) {
    return data
  }
  const written = { subject: data.subject, document: data.layout }
  const { definitions } = emailBlocks()
  const checked = checkTemplate(newsletterForm, written, definitions, originalDoc?.layout)
  if ('problems' in checked) {
    throw blockTreeError('layout', checked.problems)
  }
  return { ...data, subject: checked.subject, layout: checked.document }
}

/** The revisions of a newsletter are those of what is written in the editor; see {@link countRevisions}. */
export const checkRevision = countRevisions({
  collection: slugs.newsletters,
  contentOf: ({ subject, layout }) => ({ subject, layout: layout ?? null }),
})
