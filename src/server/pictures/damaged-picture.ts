import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** A file that begins like a picture and cannot be decoded to its end. */
export const damagedPicture = (cause: unknown) =>
  new AppError('UNSUPPORTED_MEDIA', { message: ownerMessages.uploads.damaged, cause })
