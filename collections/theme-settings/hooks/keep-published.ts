import type { CollectionBeforeValidateHook } from 'payload'
import { AppError } from '@/src/core/errors'
import { themeMessages } from '@/src/core/messages/theme'

/**
 * A site always has a look: its theme can wait as a draft, but not be taken off the site. What is not
 * saved as a draft is live.
 *
 * @throws {AppError} `FORBIDDEN`
 */
export const keepPublished: CollectionBeforeValidateHook = ({ context, data, operation, req }) => {
  if (!data || operation !== 'update' || context.savesDraft) {
    return data
  }
  if (req.data?._status === 'draft') {
    throw new AppError('FORBIDDEN', { message: themeMessages.staysPublished })
  }
  return { ...data, _status: 'published' }
}
