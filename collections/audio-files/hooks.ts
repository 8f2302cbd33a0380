import { open, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionBeforeOperationHook, File } from 'payload'
import { refusalOf } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { hasFfmpeg, UnplayableError } from '@/src/server/delivery/ffmpeg'
import { identifySound, type Sound } from '@/src/server/delivery/sound-format'
import { inWorkFolder } from '@/src/server/delivery/work-folder'

/**
 * Takes what ffmpeg can read, whatever its first bytes or its name say, and gives it the ending of what it is.
 * What only begins like a recording is taken too: `checkSound` decodes it and tells the artist.
 *
 * @throws {AppError} `VALIDATION_FAILED` for everything else
 */
export const takeRecording: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  const isWrite = operation === 'create' || operation === 'update'
  // Runs before access is checked: no work for strangers, who are refused then.
  const isStranger = req.payloadAPI !== 'local' && !req.user
  if (!file || !isWrite || isStranger) {
    return args
  }
  const sound = await soundOf(file)
  if (sound) {
    req.file = { ...file, name: namedAs(sound, file.name), mimetype: sound.type }
  } else if (!(await beginsLikeRecording(file))) {
    throw refusalOf([{ field: 'file', message: ownerMessages.store.sound.otherKind }])
  }
  return args
}

/** Null when nothing here can tell. */
async function soundOf(file: File): Promise<Sound | null> {
  if (!(await hasFfmpeg())) {
    return null
  }
  try {
    // The copy that may be needed lies beside the file.
    return await inWorkFolder(async (folder) => {
      const target = path.join(folder, 'upload')
      await (file.tempFilePath ? symlink(file.tempFilePath, target) : writeFile(target, file.data))
      return identifySound(target)
    })
  } catch (error) {
    if (error instanceof UnplayableError) {
      return null
    }
    throw error
  }
}

function namedAs({ endings }: Sound, name: string): string {
  const { name: stem, ext } = path.parse(name)
  const isKnown = endings.includes(ext.slice(1).toLowerCase())
  return isKnown ? name : `${stem}.${endings[0]}`
}

const headBytes = 12
const heads =
  /^(fLaC|ID3|OggS|\xff[\xe0-\xff]|(RIFF|RF64)[\s\S]{4}WAVE|FORM[\s\S]{4}AIF|[\s\S]{4}ftypM4A)/

async function beginsLikeRecording({ tempFilePath, data }: File): Promise<boolean> {
  if (!tempFilePath) {
    return heads.test(data.toString('latin1', 0, headBytes))
  }
  const file = await open(tempFilePath)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return heads.test(buffer.toString('latin1', 0, bytesRead))
  } finally {
    await file.close()
  }
}
