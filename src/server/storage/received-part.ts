import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { nanoid } from 'nanoid'
import type { PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import { concurrencyLimit } from '@/src/server/concurrency-limit'
import { requireOwner } from '@/src/server/owner'
import { limitBytes } from '@/src/server/storage/limit-bytes'
import { pipeToFile } from '@/src/server/storage/pipe-to-file'

/**
 * Parts that one process takes in at the same time, and of them those of one person; they lie on its disk meanwhile.
 * Others are sent again later.
 */
const receive = concurrencyLimit({ atOnce: 100, waiting: 0, each: 25 })
/** Of those that have arrived, as many as a storage takes well. */
const store = concurrencyLimit({ atOnce: 4, waiting: 100 })

/**
 * Takes in the body of a request, and has it stored once all of it is there.
 *
 * @throws {AppError} `TOO_LARGE`; `TOO_MANY_REQUESTS` while too many send
 */
export function withReceivedPart<Result>(
  req: PayloadRequest,
  maxBytes: number,
  storePart: (body: ReadableStream) => Promise<Result>,
): Promise<Result> {
  if (Number(req.headers.get('content-length') ?? 0) > maxBytes) {
    throw new AppError('TOO_LARGE')
  }
  return receive(async () => {
    const folder = String(req.payload.config.upload.tempFileDir)
    await mkdir(folder, { recursive: true })
    const copy = path.join(folder, `part-${nanoid()}`)
    try {
      const body = req.body ? Readable.fromWeb(req.body as never) : Readable.from([])
      await pipeToFile([body, limitBytes(maxBytes).stream], copy)
      return await store(() => storePart(Readable.toWeb(createReadStream(copy)) as ReadableStream))
    } finally {
      await rm(copy, { force: true })
    }
  }, requireOwner(req).id)
}
