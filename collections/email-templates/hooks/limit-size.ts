import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeChangeHook } from 'payload'
import { sampleFacts } from '@/src/core/email/sample'
import { shippedTemplate } from '@/src/core/email/templates'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/owner-messages'
import { profileIdOf } from '@/src/server/cache-tags'
import { isTooLarge, prepareWritten } from '@/src/server/mail/compose-template'

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
