import type { PayloadRequest } from 'payload'
import { ownEmail, storedForm } from '@/plugins/visual-editor/emails/own-email'
import type { StoredEmail, WrittenEmail } from '@/src/core/contracts/audience/emails'
import type { EmailTemplate } from '@/src/core/email/template'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { EmailTemplate as StoredTemplate } from '@/src/payload-types'
import { waitForTurn } from '@/src/server/database/locks'
import { keepingLock } from '@/src/server/document-lock'
import { withTx } from '@/src/server/transaction'

type Written = WrittenEmail & { rev: number }

type Shared = { depth: 0; overrideAccess: false; overrideLock: false } & Pick<
  PayloadRequest,
  'user'
> & { req: PayloadRequest }

const sharedOf = (req: PayloadRequest): Shared => ({
  depth: 0,
  overrideAccess: false,
  overrideLock: false,
  user: req.user,
  req,
})

/**
 * Stores what the artist writes as a draft: what is sent stays as it is. The first one is made from what
 * is shipped, which has revision 0.
 *
 * @throws {AppError} `STALE_REVISION` when it was saved or reset since, `VALIDATION_FAILED` with what
 *   is wrong with it
 */
export function saveEmail(
  req: PayloadRequest,
  profileId: string,
  template: EmailTemplate,
  { subject, layout, rev }: Written,
): Promise<StoredEmail> {
  return changing(req, { profileId, template, rev }, async (own) =>
    own
      ? await change(req, own, { draft: { subject, layout } })
      : await req.payload.create({
          collection: slugs.emailTemplates,
          data: { profile: profileId, key: template.key, draft: { subject, layout }, rev: 0 },
          ...sharedOf(req),
        }),
  )
}

/**
 * Sends the email as it is written from now on.
 *
 * @throws {AppError} `STALE_REVISION`, `VALIDATION_FAILED` with what keeps it from being sent
 */
export function publishEmail(
  req: PayloadRequest,
  profileId: string,
  template: EmailTemplate,
  rev: number,
): Promise<StoredEmail> {
  return changing(req, { profileId, template, rev }, async (own) => {
    const draft = own?.draft as WrittenEmail | null | undefined
    return own && draft ? await change(req, own, { ...draft, draft: null }) : own
  })
}

/**
 * Gives up what is not sent yet.
 *
 * @throws {AppError} `STALE_REVISION`
 */
export function discardDraft(
  req: PayloadRequest,
  profileId: string,
  template: EmailTemplate,
  rev: number,
): Promise<StoredEmail> {
  return changing(
    req,
    { profileId, template, rev },
    async (own) => own && (await change(req, own, { draft: null })),
  )
}

/** Gives up the artist's own form, the draft too; from then on the email is sent as shipped. */
export function resetEmail(
  req: PayloadRequest,
  profileId: string,
  template: EmailTemplate,
): Promise<StoredEmail> {
  return changing(
    req,
    { profileId, template },
    async (own) => own && (await change(req, own, { subject: null, layout: null, draft: null })),
  )
}

type Own = StoredTemplate | undefined

function changing(
  req: PayloadRequest,
  { profileId, template, rev }: { profileId: string; template: EmailTemplate; rev?: number },
  write: (own: Own) => Promise<Own>,
): Promise<StoredEmail> {
  return withTx(req, async () => {
    // Two first saves at once wait for each other here: there is no document yet to lock.
    await waitForTurn(req, `email:${profileId}:${template.key}`)
    const own = await ownEmail(req, profileId, template.key)
    if (rev !== undefined && storedForm(template, own).rev !== rev) {
      throw new AppError('STALE_REVISION')
    }
    return storedForm(template, await write(own))
  })
}

function change(
  req: PayloadRequest,
  { id }: StoredTemplate,
  data: Partial<Pick<StoredTemplate, 'subject' | 'layout' | 'draft'>>,
): Promise<StoredTemplate> {
  return keepingLock(req, { relationTo: slugs.emailTemplates, value: id }, () =>
    req.payload.update({ collection: slugs.emailTemplates, id, data, ...sharedOf(req) }),
  )
}
