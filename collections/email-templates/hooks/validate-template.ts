import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeValidateHook } from 'payload'
import { refusalOfBlocks } from '@/collections/_hooks/refusal-of-blocks'
import { checkTemplate } from '@/src/core/email/check-template'
import type { EmailTemplate } from '@/src/core/email/template'
import { emailTemplates } from '@/src/core/email/templates'
import { refusalOf } from '@/src/core/errors'
import { emailBlocks } from '@/src/server/mail/email-renderer'

type Written = { subject: unknown; layout: unknown }
type Form = Written & { draft?: unknown }

/**
 * Lets only mails through that can be sent: whole documents of the blocks for mails, with the variables
 * that this mail needs and no others. What is left out is as shipped. A draft may still lack what the
 * mail needs. Which mail it is never changes.
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
  const draft =
    data.draft &&
    checked(
      { ...template, required: [] },
      { subject: data.draft.subject, layout: data.draft.layout },
    )
  const sent =
    isSent(data, operation === 'update' ? originalDoc : undefined) &&
    checked(template, {
      subject: data.subject ?? template.subject,
      layout: data.layout ?? template.document,
    })
  return { ...data, ...sent, ...(draft && { draft }), key: template.key }
}

/** Whether what is sent is written now: besides drafts it is what a new form is of. Without both it is reset. */
function isSent(data: Partial<Form>, former: Form | undefined): boolean {
  return former
    ? Boolean(data.subject || data.layout) &&
        !isDeepStrictEqual([data.subject, data.layout], [former.subject, former.layout])
    : Boolean(data.subject || data.layout || !data.draft)
}

function checked(template: EmailTemplate, { subject, layout }: Written) {
  const written = { subject, document: layout }
  const result = checkTemplate(template, written, emailBlocks().definitions)
  if ('problems' in result) {
    const [problem] = result.problems
    throw problem?.prop === 'subject' && problem.nodeId === undefined
      ? refusalOf([{ field: 'subject', message: problem.message }])
      : refusalOfBlocks('layout', result.problems)
  }
  return { subject: result.subject, layout: result.document }
}
