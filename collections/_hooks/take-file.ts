import type { CollectionBeforeOperationHook, File } from 'payload'
import { refusalOf } from '@/src/core/errors'
import { withEnding } from '@/src/core/files'
import { sentRecording } from '@/src/server/delivery/sent-recording'
import { inWorkFile } from '@/src/server/delivery/work-folder'
import { readyPicture } from '@/src/server/pictures/ready-picture'
import { endingsOf, sniffType } from '@/src/server/storage/content-type'

type Taking = {
  /** The file as it is stored; null when it is of no kind that is taken. */
  ready: (file: File) => Promise<File | null>
  refusal: string
}

/**
 * Looks at what an upload is, before Payload does, which believes its first bytes, and says of others only
 * that the field is invalid.
 *
 * @throws {AppError} `VALIDATION_FAILED` for what is not taken, and what the kind of file is refused with
 */
export function takeFile({ ready, refusal }: Taking): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    const { file } = req
    const isWrite = operation === 'create' || operation === 'update'
    // Runs before access is checked: no work for strangers, who are refused then.
    const isStranger = req.payloadAPI !== 'local' && !req.user
    if (!file || !isWrite || isStranger) {
      return args
    }
    const taken = await ready(file)
    if (!taken) {
      throw refusalOf([{ field: 'file', message: refusal }])
    }
    req.file = taken
    return args
  }
}

/** What pages and posts show, as browsers show it. */
export function readyForBrowsers(types: readonly string[]): Taking['ready'] {
  return async (file) => {
    const type = await inWorkFile(file, sniffType)
    if (type?.startsWith('image/')) {
      return readyPicture(file, type)
    }
    // Many recordings in MP4 begin as films do.
    const mayBeSound = type === null || (type === 'video/mp4' && types.includes('audio/mp4'))
    const sound = mayBeSound ? await sentRecording(file, { shown: true }) : null
    const found = sound ?? (type && { ...file, mimetype: type })
    if (!found || !types.includes(found.mimetype)) {
      return null
    }
    return { ...found, name: withEnding(found.name, endingsOf(found.mimetype)) }
  }
}
