import { mkdir, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { nanoid } from 'nanoid'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { errorResponse } from '@/src/server/http/error-envelope'
import { filesRoot } from '@/src/server/storage/disk/files-root'
import { readSignedUpload, type SignedUpload } from '@/src/server/storage/disk/signed-upload'
import { limitBytes } from '@/src/server/storage/limit-bytes'
import { pipeToFile } from '@/src/server/storage/pipe-to-file'
import { assertKey } from '@/src/server/storage/storage-driver'

/**
 * `PUT /files/incoming/…?…&signature`: keeps one file, once, as S3 does at a presigned address.
 * Answers 200, or 400 for less than announced, 403 without a valid signature, 409 when something was
 * sent there before, 413, 415.
 */
export async function receiveFile(request: Request): Promise<Response> {
  try {
    const { pathname, search } = new URL(request.url)
    const upload = readSignedUpload(`${pathname}${search}`)
    if (!upload) {
      throw new AppError('FORBIDDEN', { message: ownerMessages.uploads.linkExpired })
    }
    assertAsSigned(request.headers, upload)
    await keep(request, upload)
    return new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    const isGone = request.signal.aborted && !(error instanceof AppError)
    return errorResponse(isGone ? new AppError('MALFORMED') : error, nanoid(16))
  }
}

/** What the headers already tell; the bytes are counted as well. */
function assertAsSigned(headers: Headers, { contentType, size, maxBytes }: SignedUpload): void {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (contentType && type && type !== contentType) {
    throw new AppError('UNSUPPORTED_MEDIA', { message: ownerMessages.uploads.otherType })
  }
  const length = headers.get('content-length')
  if (length !== null && Number(length) > (size ?? maxBytes)) {
    throw new AppError('TOO_LARGE')
  }
}

async function keep(request: Request, { key, size, maxBytes }: SignedUpload): Promise<void> {
  assertKey(key)
  const target = path.join(filesRoot(), key)
  const folder = path.dirname(target)
  await mkdir(path.dirname(folder), { recursive: true })
  // Only one request can make it. It stays when the file is taken over, so nothing is sent here twice.
  await mkdir(folder).catch((cause) => {
    const isTaken = (cause as NodeJS.ErrnoException).code === 'EEXIST'
    throw isTaken
      ? new AppError('CONFLICT', { message: ownerMessages.uploads.alreadySent, cause })
      : cause
  })
  const part = `${target}.part`
  try {
    const counted = limitBytes(size ?? maxBytes)
    const body = request.body ? Readable.fromWeb(request.body as ReadableStream) : Readable.from([])
    await pipeToFile([body, counted.stream], part)
    if (counted.bytes() === 0 || (size !== null && counted.bytes() !== size)) {
      throw new AppError('MALFORMED', { message: ownerMessages.uploads.incomplete })
    }
    await rename(part, target)
  } catch (error) {
    // The sender may try again.
    await rm(part, { force: true })
    await rmdir(folder)
    throw error
  }
}
