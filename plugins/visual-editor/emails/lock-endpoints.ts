import type { Endpoint, PayloadRequest } from 'payload'
import { ownEmail, templateOf } from '@/plugins/visual-editor/emails/own-email'
import { ownEmailPath } from '@/src/core/contracts/audience/emails'
import { idParams } from '@/src/core/contracts/ids'
import { lockAnswer, lockBody, unlockQuery } from '@/src/core/contracts/pages/page-calls'
import { slugs } from '@/src/core/slugs'
import { type LockedDocument, releaseLock, takeLock } from '@/src/server/document-lock'
import { requireOwnDocument, requireOwner } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

/** An email that is as shipped has no lock: the first person to save it holds one from then on. */
async function emailToLock(
  req: PayloadRequest,
  { profileId, key }: { profileId: string; key: string },
): Promise<LockedDocument | null> {
  const own = await ownEmail(req, profileId, templateOf(key).key)
  return own ? { relationTo: slugs.emailTemplates, value: own.id } : null
}

const ofOwner = {
  params: ownEmailPath,
  path: '/:profileId/emails/:key/lock',
  subject: 'emails',
  ownedProfile: ({ params }: { params: { profileId: string } }) => params.profileId,
  failures: ['NOT_FOUND', 'CONFLICT'],
  rateLimit: 'pageCall',
} as const

const takeEmail = definePublicEndpoint({
  ...ofOwner,
  method: 'post',
  summary: 'Keeps an email to oneself while it is edited, or tells who has it',
  answer: lockAnswer,
  body: lockBody,
  run: async ({ req, params, body }) => {
    const email = await emailToLock(req, params)
    return email
      ? takeLock(req, email, { userId: requireOwner(req).id, ...body })
      : { holder: null, isOpenElsewhere: false }
  },
})

const releaseEmail = definePublicEndpoint({
  ...ofOwner,
  method: 'delete',
  summary: 'Lets others edit the email',
  query: unlockQuery,
  run: async ({ req, params, query }) => {
    const email = await emailToLock(req, params)
    if (email) {
      await releaseLock(req, email, { userId: requireOwner(req).id, ...query })
    }
  },
})

/** Below `/api/profiles`. */
export const emailLockEndpoints: Endpoint[] = [takeEmail, releaseEmail]

const newsletterOf = async (req: PayloadRequest, id: string): Promise<LockedDocument> => {
  await requireOwnDocument(req, slugs.newsletters, id)
  return { relationTo: slugs.newsletters, value: id }
}

const ofNewsletter = {
  params: idParams,
  path: '/:id/lock',
  subject: 'audience',
  failures: ['CONFLICT'],
  rateLimit: 'pageCall',
} as const

const takeNewsletter = definePublicEndpoint({
  ...ofNewsletter,
  method: 'post',
  summary: 'Keeps a newsletter to oneself while it is written, or tells who has it',
  answer: lockAnswer,
  body: lockBody,
  run: async ({ req, params: { id }, body }) => {
    const newsletter = await newsletterOf(req, id)
    return takeLock(req, newsletter, { userId: requireOwner(req).id, ...body })
  },
})

const releaseNewsletter = definePublicEndpoint({
  ...ofNewsletter,
  method: 'delete',
  summary: 'Lets others write the newsletter',
  query: unlockQuery,
  run: async ({ req, params: { id }, query }) =>
    releaseLock(req, await newsletterOf(req, id), { userId: requireOwner(req).id, ...query }),
})

/** Below `/api/newsletters`. */
export const newsletterLockEndpoints: Endpoint[] = [takeNewsletter, releaseNewsletter]
