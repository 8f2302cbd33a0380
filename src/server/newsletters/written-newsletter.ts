import type { PayloadRequest } from 'payload'
import type { StoredEmail, WrittenEmail } from '@/src/core/contracts/audience/emails'
import { openNewsletterStates } from '@/src/core/contracts/audience/newsletters'
import { startOfNewsletter } from '@/src/core/email/newsletter-form'
import { cutBeforeTag } from '@/src/core/email/tags'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { Newsletter } from '@/src/payload-types'
import { lockDocument } from '@/src/server/database/locks'
import { keepingLock } from '@/src/server/document-lock'
import { writtenForm } from '@/src/server/mail/compose-template'
import { requireOwnDocument } from '@/src/server/owner'
import { idOf } from '@/src/server/site-data/visitor-read'
import { withTx } from '@/src/server/transaction'

/** Whether it may still be written: mails about posts write themselves, and what was sent stays. */
export function isWritable({ audience, state }: Newsletter): boolean {
  return audience !== 'post' && openNewsletterStates.includes(state)
}

/** A newsletter as it is written; until then, the artist's form for newsletters with its words in it. */
export async function writtenNewsletter(newsletter: Newsletter): Promise<StoredEmail> {
  const { profile, subject, previewText, text, layout, rev } = newsletter
  const shared = { rev, isChanged: Boolean(layout), hasUnpublished: false }
  if (layout) {
    return { subject, layout: layout as StoredEmail['layout'], ...shared }
  }
  const form = await writtenForm(idOf(profile) ?? '', 'newsletter')
  const words = { subject, previewText: previewText ?? '', text: text ?? '' }
  const start = startOfNewsletter(form, words)
  const subjectFits = cutBeforeTag(start.subject, limits.newsletter.subjectMax)
  return { subject: subjectFits, layout: start.document, ...shared }
}

/**
 * Stores what is written in the editor. It is sent when the artist sends the newsletter, and not before.
 *
 * @throws {AppError} `STALE_REVISION` when it was saved since, `FORBIDDEN` once it is on its way,
 *   `VALIDATION_FAILED` with what is wrong with it
 */
export function saveNewsletter(
  req: PayloadRequest,
  id: string,
  { subject, layout, rev }: WrittenEmail & { rev: number },
): Promise<StoredEmail> {
  return withTx(req, async () => {
    await lockDocument(req, slugs.newsletters, id)
    const newsletter = await requireWritable(req, id)
    if (newsletter.rev !== rev) {
      throw new AppError('STALE_REVISION')
    }
    return writtenNewsletter(await change(req, id, { subject, layout }))
  })
}

/**
 * Begins again from the artist's form for newsletters.
 *
 * @throws {AppError} `FORBIDDEN` once it is on its way
 */
export async function startOver(req: PayloadRequest, id: string): Promise<StoredEmail> {
  await requireWritable(req, id)
  return writtenNewsletter(await change(req, id, { layout: null }))
}

async function requireWritable(req: PayloadRequest, id: string): Promise<Newsletter> {
  const newsletter = await requireOwnDocument(req, slugs.newsletters, id)
  if (!isWritable(newsletter)) {
    throw new AppError('FORBIDDEN', { message: ownerMessages.newsletters.closed })
  }
  return newsletter
}

function change(
  req: PayloadRequest,
  id: string,
  data: Partial<Pick<Newsletter, 'subject' | 'layout'>>,
): Promise<Newsletter> {
  return keepingLock(req, { relationTo: slugs.newsletters, value: id }, () =>
    req.payload.update({
      collection: slugs.newsletters,
      id,
      data,
      depth: 0,
      overrideAccess: false,
      overrideLock: false,
      user: req.user,
      req,
    }),
  )
}
