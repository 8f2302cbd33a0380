import type { Payload } from 'payload'
import type { MediaKind } from '@/src/core/contracts/pages/media'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { kindOf, mostBytes, takenTypes } from '@/src/server/media-library/media-types'
import { storage } from '@/src/server/storage'
import { sniffType } from '@/src/server/storage/content-type'
import { limitBytes } from '@/src/server/storage/limit-bytes'
import { pipeToFile } from '@/src/server/storage/pipe-to-file'

type Announced = {
  key: string
  /** Where the copy goes that everything after this works with. */
  copyPath: string
  size: number
  type: MediaKind
}

/**
 * Copies what was sent and looks at the copy, so that nothing can change in between.
 *
 * @returns its real type
 * @throws {AppError} `NOT_FOUND`, `TOO_LARGE`, `UNSUPPORTED_MEDIA`, `VALIDATION_FAILED`
 */
export async function examineUpload(payload: Payload, announced: Announced): Promise<string> {
  const { key, copyPath, size, type } = announced
  const sent = await storage().open(key)
  if (!sent) {
    throw new AppError('NOT_FOUND')
  }
  if (sent.size !== size) {
    sent.body.destroy()
    throw invalid('size', ownerMessages.uploads.incomplete)
  }
  const counted = limitBytes(Math.min(size, limits.upload.videoBytes))
  await pipeToFile([sent.body, counted.stream], copyPath)

  const realType = await sniffType(copyPath)
  if (realType === null || !takenTypes(payload).includes(realType)) {
    throw new AppError('UNSUPPORTED_MEDIA', { message: ownerMessages.uploads.otherContent })
  }
  if (kindOf(realType) !== type) {
    throw invalid('type', ownerMessages.uploads.otherType)
  }
  mostBytes(realType, size)
  return realType
}

function invalid(field: keyof Announced, message: string): AppError {
  return new AppError('VALIDATION_FAILED', { errors: [{ field, message }] })
}
