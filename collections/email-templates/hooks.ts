import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload'
import { blockTreeError } from '@/collections/_hooks/block-tree-error'
import { countRevisions } from '@/collections/_hooks/count-revisions'
import { checkTemplate } from '@/src/core/email/check-template'
import { emailTemplates, shippedTemplate } from '@/src/core/email/registry'
import { sampleFacts } from '@/src/core/email/sample'
import type { EmailTemplate } from '@/src/core/email/template'
import { AppError, refusalOf } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { isTooLarge, prepareWritten } from '@/src/server/mail/compose-template'
import { emailBlocks } from '@/src/server/mail/email-renderer'

/** The revisions of a mail are those of what is written, sent or not; see {@link countRevisions}. */
export const checkRevision = countRevisions({
  collection: slugs.emailTemplates,
  contentOf: ({ subject, layout, draft }) => draft ?? { subject, layout },
})

/**
 * Refuses mails that large mail providers would cut off, as they are with sample values.
 *
 * @throws {AppError} `TOO_LARGE`
 */
export const limitSize: CollectionBeforeChangeHook = async ({ data, originalDoc }) => {
  const form = { ...originalDoc, ...data }
  const template = shippedTemplate(form.key)
  const written = [
    { now: form, before: originalDoc },
    { now: form.draft, before: originalDoc?.draft },
  ]
  for (const { now, before } of written) {
    if (now?.layout && !isDeepStrictEqual(now.layout, before?.layout)) {
      const { subject, layout: document } = now
      const compose = await prepareWritten(profileIdOf(form), template, { subject, document })
      if (isTooLarge(compose(sampleFacts(template)))) {
        throw new AppError('TOO_LARGE', { message: ownerMessages.email.tooLarge })
      }
    }
  }
  return data
}

type Written = { subject: unknown; layout: unknown }
type Form = Written & { draft?: unknown }

/**
 * Lets only mails through that can be sent: whole documents of the blocks for mails, with the variables
 * that this mail needs and no others. What is left out is as shipped. A draft may still lack what the
 * mail needs. Blocks of a plugin that was taken out stay where they were. Which mail it is never changes.
 *
 * @throws {AppError} `VALIDATION_FAILED` with one entry per problem, `TOO_LARGE`
 */
export const validateTemplate: CollectionBeforeValidateHook = ({
  data,
  operation,
  originalDoc,
}) => {
  if (!data) {
    return data
  }
  const key: unknown = operation === 'update' ? originalDoc?.key : data.key
  const template = typeof key === 'string' ? emailTemplates.get(key) : undefined
  if (!template) {
    throw refusalOf([{ field: 'key', message: 'There is no such email.' }])
  }
  const stored = [originalDoc?.layout, originalDoc?.draft?.layout]
  const draft =
    data.draft &&
    checked(
      { ...template, required: [] },
      { subject: data.draft.subject, layout: data.draft.layout },
      stored,
    )
  const sent =
    isSent(data, operation === 'update' ? originalDoc : undefined) &&
    checked(
      template,
      { subject: data.subject ?? template.subject, layout: data.layout ?? template.document },
      stored,
    )
  return { ...data, ...sent, ...(draft && { draft }), key: template.key }
}

/** Whether what is sent is written now: besides drafts it is what a new form is of. Without both it is reset. */
function isSent(data: Partial<Form>, former: Form | undefined): boolean {
  return former
    ? Boolean(data.subject || data.layout) &&
        !isDeepStrictEqual([data.subject, data.layout], [former.subject, former.layout])
    : Boolean(data.subject || data.layout || !data.draft)
}

function checked(
  template: EmailTemplate,
  { subject, layout }: Written,
  stored: readonly unknown[],
) {
  const written = { subject, document: layout }
  const result = checkTemplate(template, written, emailBlocks().definitions, ...stored)
  if ('problems' in result) {
    const [problem] = result.problems
    throw problem?.prop === 'subject' && problem.nodeId === undefined
      ? refusalOf([{ field: 'subject', message: problem.message }])
      : blockTreeError('layout', result.problems)
  }
  return { subject: result.subject, layout: result.document }
}
