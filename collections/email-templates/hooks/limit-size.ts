import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeChangeHook } from 'payload'
import { sampleFacts } from '@/src/core/email/sample'
import { shippedTemplate } from '@/src/core/email/templates'
import { AppError } from '@/src/core/errors'
import { messages } from '@/src/core/messages'
import { profileIdOf } from '@/src/server/cache-tags'
import { isTooLarge, prepareWritten } from '@/src/server/mail/compose-template'

/**
 * Refuses mails that large mail providers would cut off, as they are with sample values.
 *
 * @throws {AppError} `TOO_LARGE`
 */
export const limitSize: CollectionBeforeChangeHook = async ({ data, originalDoc }) => {
  const { key, subject, layout } = { ...originalDoc, ...data }
  if (isDeepStrictEqual(layout, originalDoc?.layout)) {
    return data
  }
  const template = shippedTemplate(key)
  const written = { subject, document: layout }
  const profileId = profileIdOf({ ...originalDoc, ...data })
  const compose = await prepareWritten(profileId, template, written)
  if (isTooLarge(compose(sampleFacts(template)))) {
    throw new AppError('TOO_LARGE', { message: messages.email.tooLarge })
  }
  return data
}
