import type { CollectionBeforeOperationHook } from 'payload'
import { postFileTypes } from '@/collections/post-files/post-file-types'
import { AppError } from '@/src/core/errors'
import { postsMessages } from '@/src/core/messages/posts'

/**
 * Says which files posts can show. Payload looks at the bytes later, and would say no more than that
 * the field is invalid.
 *
 * @throws {AppError} `UNSUPPORTED_MEDIA`
 */
export const refuseOtherKinds: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.file && !postFileTypes.includes(req.file.mimetype)) {
    throw new AppError('UNSUPPORTED_MEDIA', { message: postsMessages.otherKindOfFile })
  }
  return args
}
