import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { type Recording, readUploadUrl } from '@/plugins/catalog/songs/recording-key'
import type { addSongBody } from '@/src/core/contracts/music/songs'
import { AppError, refusalOf } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { lockDocument, takeTurn } from '@/src/server/database/locks'
import { hasFfmpeg } from '@/src/server/delivery/ffmpeg'
import { asOwner } from '@/src/server/owner'
import { storage } from '@/src/server/storage'
import { dropUpload } from '@/src/server/storage/drop-upload'
import { limitBytes } from '@/src/server/storage/limit-bytes'
import { pipeToFile } from '@/src/server/storage/pipe-to-file'
import { isWhole } from '@/src/server/storage/resumable-uploads'
import { removeSent, takeOver } from '@/src/server/storage/take-over'
import { runSql, withTx } from '@/src/server/transaction'

type Addition = {
  profileId: string
  productId: string
  body: z.output<typeof addSongBody>
}

const messages = ownerMessages.store.songs

/**
 * Makes a song of a file that was sent. Asked again, it answers the song that it made: a release in the store takes
 * a song only after its file was listened to.
 *
 * @returns the id of the song
 * @throws {AppError} `NOT_FOUND`, `VALIDATION_FAILED`, `IN_PROGRESS`, and what the store refuses
 */
export async function addSong(req: PayloadRequest, addition: Addition): Promise<string> {
  const { profileId, body } = addition
  const recording = readUploadUrl(body.uploadUrl, profileId)
  if (!recording) {
    throw new AppError('NOT_FOUND')
  }
  const audioFile =
    (await storedAs(req, profileId, recording)) ?? (await take(req, addition, recording))
  return withTx(req, async () => {
    // Asked twice at once, it makes one song, and no more than a release may have.
    await lockDocument(req, slugs.products, addition.productId)
    return (await songOf(req, addition, audioFile)) ?? (await makeSong(req, addition, audioFile))
  })
}

async function storedAs(
  req: PayloadRequest,
  profileId: string,
  { uploadId }: Recording,
): Promise<string | null> {
  const [row] = await runSql(req)<{ id: string }>`
    select id from audio_files
    where profile_id = ${profileId} and prefix = ${`private/${profileId}/${uploadId}`}`
  return row?.id ?? null
}

async function songOf(
  req: PayloadRequest,
  { productId }: Addition,
  audioFile: string,
): Promise<string | null> {
  const [row] = await runSql(req)<{ id: string }>`
    select id from tracks where product_id = ${productId} and original_id = ${audioFile}`
  return row?.id ?? null
}

/** Stores what was sent as a recording of the artist, after a look at what it is. */
async function take(
  req: PayloadRequest,
  { profileId, body: { fileName } }: Addition,
  recording: Recording,
): Promise<string> {
  const { key, uploadId } = recording
  const isThere = await isWhole(key)
  const sent = isThere ? await storage().open(key) : null
  if (!sent) {
    throw isThere === null ? new AppError('NOT_FOUND') : refusalOf([refusal(messages.notSent)])
  }
  const sentFile = { key, remove: () => dropUpload(req.payload, key) }
  const id = await takeOver(req.payload, sentFile, async (tempFilePath) => {
    const { stream } = limitBytes(limits.upload.audioBytes)
    await pipeToFile([sent.body, stream], tempFilePath)
    return withTx(req, async () => {
      if (!(await takeTurn(req, key))) {
        throw new AppError('IN_PROGRESS')
      }
      const known = await storedAs(req, profileId, recording)
      if (known) {
        return known
      }
      const stored = await req.payload.create({
        collection: slugs.audioFiles,
        data: { profile: profileId },
        file: {
          name: fileName,
          size: sent.size,
          mimetype: 'application/octet-stream',
          tempFilePath,
          data: Buffer.alloc(0),
        },
        context: { uploadFolder: uploadId },
        ...asOwner(req),
      })
      return stored.id
    })
  })
  await removeSent(req.payload, sentFile)
  return id
}

/** Nobody has listened to it yet, and a release in the store takes nothing else. */
async function assertHeard(
  req: PayloadRequest,
  { productId }: Addition,
  audioFile: string,
): Promise<void> {
  const rows = await runSql(req)`
    select 1 from audio_files a, products p
    where a.id = ${audioFile} and a.sound is null and p.id = ${productId} and p.is_published`
  if (rows.length > 0 && (await hasFfmpeg())) {
    throw new AppError('IN_PROGRESS', { message: ownerMessages.store.sound.stillChecking })
  }
}

async function makeSong(
  req: PayloadRequest,
  { profileId, productId, body }: Addition,
  audioFile: string,
): Promise<string> {
  const { uploadUrl: _, fileName: __, ...words } = body
  await assertHeard(req, { profileId, productId, body }, audioFile)
  const [counted] = await runSql(req)<{ songs: number }>`
    select count(*)::int as songs from tracks where product_id = ${productId}`
  if ((counted?.songs ?? 0) >= studioLimits.songs.most) {
    throw refusalOf([refusal(messages.tooMany)])
  }
  const song = await req.payload.create({
    collection: slugs.tracks,
    // The next number is given to it.
    data: { ...words, profile: profileId, product: productId, original: audioFile } as never,
    ...asOwner(req),
  })
  return song.id
}

const refusal = (message: string) => ({ field: 'uploadUrl', message })
