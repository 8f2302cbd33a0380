import type { CollectionBeforeValidateHook } from 'payload'
import { refusalOfBlocks } from '@/collections/_hooks/refusal-of-blocks'
import { checkTemplate } from '@/src/core/email/check-template'
import { emailTemplates } from '@/src/core/email/templates'
import { refusalOf } from '@/src/core/errors'
import { emailBlocks } from '@/src/server/mail/email-renderer'

/**
 * Lets only mails through that can be sent: whole documents of the blocks for mails, with the variables
 * that this mail needs and no others. What is left out is as shipped. Which mail it is never changes.
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
  const subject = data.subject ?? originalDoc?.subject ?? template.subject
  const document = data.layout ?? originalDoc?.layout ?? template.document
  const checked = checkTemplate(template, { subject, document }, emailBlocks().definitions)
  if ('problems' in checked) {
    const [problem] = checked.problems
    throw problem?.prop === 'subject' && problem.nodeId === undefined
      ? refusalOf([{ field: 'subject', message: problem.message }])
      : refusalOfBlocks('layout', checked.problems)
  }
  return { ...data, key: template.key, subject: checked.subject, layout: checked.document }
}
