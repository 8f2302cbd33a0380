import type { PayloadRequest } from 'payload'
import type { StoredEmail, WrittenEmail } from '@/src/core/contracts/audience/emails'
import { emailTemplates } from '@/src/core/email/registry'
import type { EmailTemplate } from '@/src/core/email/template'
import { AppError } from '@/src/core/errors'
import { sameJson } from '@/src/core/json'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import { slugs } from '@/src/core/slugs'
import type { EmailTemplate as StoredTemplate } from '@/src/payload-types'
import { emailBlocks } from '@/src/server/mail/email-renderer'

/** @throws {AppError} `NOT_FOUND` for a key that no email has */
export function templateOf(key: string): EmailTemplate {
  const template = emailTemplates.get(key)
  if (!template) {
    throw new AppError('NOT_FOUND')
  }
  return template
}

/** All emails that the artist has changed, by key. */
export async function ownEmails(
  req: PayloadRequest,
  profileId: string,
): Promise<ReadonlyMap<string, StoredTemplate>> {
  const { docs } = await req.payload.find({
    collection: slugs.emailTemplates,
    where: { profile: { equals: profileId } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return new Map(docs.map((doc) => [doc.key, doc]))
}

/** The artist's own form of one email; undefined while it is as shipped. */
export async function ownEmail(
  req: PayloadRequest,
  profileId: string,
  key: string,
): Promise<StoredTemplate | undefined> {
  const { docs } = await req.payload.find({
    collection: slugs.emailTemplates,
    where: { and: [{ profile: { equals: profileId } }, { key: { equals: key } }] },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs[0]
}

/**
 * As it is written. The revision of what is shipped is 0, so the first of one's own is 1; after a reset they
 * are counted on, so that a window opened before it is not taken for one opened since.
 */
export function storedForm(template: EmailTemplate, own: StoredTemplate | undefined): StoredEmail {
  return {
    ...((own?.draft as WrittenEmail | null | undefined) ?? sentForm(template, own)),
    rev: own ? own.rev + 1 : 0,
    isChanged: isChanged(template, own),
    hasUnpublished: hasUnpublished(template, own),
  }
}

/** A form that was reset is as shipped, and so is a draft that undo led back to that. */
export function isChanged(template: EmailTemplate, own: StoredTemplate | undefined): boolean {
  return Boolean(own?.layout) || hasUnpublished(template, own)
}

/** The draft says something else than what is sent. */
export function hasUnpublished(template: EmailTemplate, own: StoredTemplate | undefined): boolean {
  const draft = own?.draft as WrittenEmail | null | undefined
  return Boolean(draft) && !sameJson(compared(draft), compared(sentForm(template, own)))
}

function sentForm(
  { subject, document }: EmailTemplate,
  own: StoredTemplate | undefined,
): WrittenEmail {
  return {
    subject: own?.subject ?? subject,
    layout: (own?.layout ?? document) as WrittenEmail['layout'],
  }
}

const compared = (form: WrittenEmail | null | undefined) => ({
  subject: form?.subject,
  layout: repairDocument(form?.layout, emailBlocks().definitions).document,
})
