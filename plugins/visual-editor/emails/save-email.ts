import type { PayloadRequest } from 'payload'
import { ownEmail, storedForm } from '@/plugins/visual-editor/emails/own-email'
import type { StoredEmail, WrittenEmail } from '@/src/core/contracts/emails'
import type { EmailTemplate } from '@/src/core/email/template'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import { waitForTurn } from '@/src/server/database/locks'
import { withTx } from '@/src/server/transaction'

type Written = WrittenEmail & { rev: number }

/**
 * Stores the artist's own form of an email. The first one is made from what is shipped, which has
 * revision 0.
 *
 * @throws {AppError} `STALE_REVISION` when it was saved or reset since, `VALIDATION_FAILED` with what
 *   keeps it from being sent
 */
export function saveEmail(
  req: PayloadRequest,
  profileId: string,
  template: EmailTemplate,
  { subject, layout, rev }: Written,
): Promise<StoredEmail> {
  return withTx(req, async () => {
    // Two first saves at once wait for each other here: there is no document yet to lock.
    await waitForTurn(req, `email:${profileId}:${template.key}`)
    const own = await ownEmail(req, profileId, template.key)
    if (storedForm(template, own).rev !== rev) {
      throw new AppError('STALE_REVISION')
    }
    const shared = { depth: 0, overrideAccess: false, user: req.user, req } as const
    const saved = own
      ? await req.payload.update({
          collection: slugs.emailTemplates,
          id: own.id,
          data: { subject, layout },
          ...shared,
        })
      : await req.payload.create({
          collection: slugs.emailTemplates,
          data: { profile: profileId, key: template.key, subject, layout, rev: 0 },
          ...shared,
        })
    return storedForm(template, saved)
  })
}

/** Gives up the artist's own form; from then on the email is sent as shipped. */
export async function resetEmail(
  req: PayloadRequest,
  profileId: string,
  template: EmailTemplate,
): Promise<StoredEmail> {
  await req.payload.delete({
    collection: slugs.emailTemplates,
    where: { and: [{ profile: { equals: profileId } }, { key: { equals: template.key } }] },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return storedForm(template, undefined)
}
