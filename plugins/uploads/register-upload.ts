import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { nanoid } from 'nanoid'
import type { File, PayloadRequest } from 'payload'
import { examineUpload } from '@/plugins/uploads/examine-upload'
import { storeMedia } from '@/plugins/uploads/store-media'
import type { RegisterMediaBody } from '@/src/core/contracts/pages/media'
import { AppError } from '@/src/core/errors'
import { splitEnding } from '@/src/core/files'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { Media } from '@/src/payload-types'
import { takeTurn } from '@/src/server/database/locks'
import { toAppError } from '@/src/server/http/failures'
import { rewritePicture } from '@/src/server/pictures/rewrite-picture'
import { storage } from '@/src/server/storage'
import { extensionOf } from '@/src/server/storage/content-type'
import { type IncomingFile, readRemoteUrl } from '@/src/server/storage/incoming'
import { withTx } from '@/src/server/transaction'

type Registration = RegisterMediaBody & { profileId: string }

/**
 * Takes a file that was sent over into the media library: looks at what it really is, lets Payload
 * store it with its smaller sizes, and removes what was sent. The folder of the stored file is named
 * after the upload, so each upload is stored once, also when a former attempt ended half-way.
 *
 * @throws {AppError} `VALIDATION_FAILED`, `NOT_FOUND`, `IN_PROGRESS`, `TOO_LARGE`, `UNSUPPORTED_MEDIA`
 */
export async function registerUpload(req: PayloadRequest, given: Registration): Promise<Media> {
  const upload = uploadOf(given)
  // Asked before the media: what was sent is removed only after its item can be found there.
  const sent = await storage().head(upload.key)
  const known = await findRegistered(req, upload)
  if (!known && !sent) {
    throw new AppError('NOT_FOUND')
  }
  const media = known ?? (await takeOver(req, given, upload))
  await removeSent(req, upload)
  return media
}

function uploadOf({ url, profileId }: Registration): IncomingFile {
  const upload = readRemoteUrl(url)
  if (!upload) {
    const errors = [{ field: 'url', message: ownerMessages.uploads.notAnUpload }]
    throw new AppError('VALIDATION_FAILED', { errors })
  }
  if (upload.profileId !== profileId) {
    throw new AppError('NOT_FOUND')
  }
  return upload
}

async function takeOver(
  req: PayloadRequest,
  { name, size, type }: Registration,
  upload: IncomingFile,
): Promise<Media> {
  const folder = String(req.payload.config.upload.tempFileDir)
  await mkdir(folder, { recursive: true })
  const tempFilePath = path.join(folder, `incoming-${nanoid()}`)
  try {
    const announced = { key: upload.key, copyPath: tempFilePath, size, type }
    const shown = await asShown(tempFilePath, await examineUpload(req.payload, announced), size)
    return await store(req, upload, {
      name: `${splitEnding(name).stem}.${extensionOf(shown.mimetype)}`,
      data: Buffer.alloc(0),
      tempFilePath,
      ...shown,
    })
  } catch (error) {
    const { code, status } = toAppError(error)
    const isRefused = status < 500 && code !== 'IN_PROGRESS'
    if (isRefused) {
      await removeSent(req, upload)
    }
    throw error
  } finally {
    await rm(tempFilePath, { force: true })
  }
}

/** Rewrites what browsers do not show as what they do. */
async function asShown(
  file: string,
  mimetype: string,
  size: number,
): Promise<Pick<File, 'mimetype' | 'size'>> {
  const rewritten = await rewritePicture(file, mimetype)
  if (!rewritten) {
    return { mimetype, size }
  }
  await writeFile(file, rewritten.data)
  return { mimetype: rewritten.mimetype, size: rewritten.data.length }
}

/** Two calls for one upload at the same time: one of them does it. */
async function store(req: PayloadRequest, upload: IncomingFile, file: File): Promise<Media> {
  return withTx(req, async () => {
    if (!(await takeTurn(req, upload.key))) {
      throw new AppError('IN_PROGRESS')
    }
    const known = await findRegistered(req, upload)
    if (known) {
      return known
    }
    return storeMedia(req, { profileId: upload.profileId, file, uploadId: upload.uploadId })
  })
}

async function findRegistered(
  req: PayloadRequest,
  { profileId, uploadId }: IncomingFile,
): Promise<Media | null> {
  const { docs } = await req.payload.find({
    collection: slugs.media,
    where: {
      and: [
        { profile: { equals: profileId } },
        { prefix: { equals: `public/${profileId}/${uploadId}` } },
      ],
    },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs[0] ?? null
}

/** The item stands whether this works or not; what stays is removed with what is stale. */
async function removeSent({ payload }: PayloadRequest, { key }: IncomingFile): Promise<void> {
  await storage()
    .remove(key)
    .catch((err: unknown) => payload.logger.error({ msg: 'An upload was not removed', key, err }))
}
