import type { CollectionBeforeValidateHook } from 'payload'
import { refusalOfBlocks } from '@/collections/_hooks/refusal-of-blocks'
import { checkTemplate } from '@/src/core/email/check-template'
import { newsletterForm } from '@/src/core/email/newsletter-form'
import { emailBlocks } from '@/src/server/mail/email-renderer'

/**
 * What is written in the editor are blocks for mails, with variables that newsletters know.
 *
 * @throws {AppError} `VALIDATION_FAILED` with one entry per problem, `TOO_LARGE`
 */
export const checkLayout: CollectionBeforeValidateHook = ({ data }) => {
  if (!data?.layout) {
    return data
  }
  const written = { subject: data.subject, document: data.layout }
  const checked = checkTemplate(newsletterForm, written, emailBlocks().definitions)
  if ('problems' in checked) {
    throw refusalOfBlocks('layout', checked.problems)
  }
  return { ...data, subject: checked.subject, layout: checked.document }
}
