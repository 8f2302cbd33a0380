import { randomUUID } from 'node:crypto'
import type { Endpoint, PayloadRequest } from 'payload'
import { keyOfRecording } from '@/plugins/catalog/songs/recording-key'
import { type StartedRecording, startedRecording } from '@/src/core/contracts/music/song-answers'
import { recordingPath, recordingsPath, startRecordingBody } from '@/src/core/contracts/music/songs'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { countAttempt } from '@/src/server/http/rate-limit'
import { requireOwner } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { cleanFileName } from '@/src/server/storage/clean-file-name'
import { dropUpload } from '@/src/server/storage/drop-upload'
import { withReceivedPart } from '@/src/server/storage/received-part'
import { speakTus, startUpload } from '@/src/server/storage/resumable-uploads'
import { promiseRoom } from '@/src/server/storage/storage-room'
import { withUploadTurn } from '@/src/server/storage/upload-turns'

/** `POST /profiles/{profileId}/recordings`: the creation of the protocol, as a call of ours. */
const start = definePublicEndpoint({
  method: 'post',
  path: '/:profileId/recordings',
  summary: 'An address to send a recording to, in parts, by the tus protocol',
  answer: startedRecording,
  status: 201,
  params: recordingsPath,
  body: startRecordingBody,
  rateLimit: 'recordingStart',
  failures: ['TOO_LARGE'],
  subject: 'products',
  ownedProfile: ({ params }) => params.profileId,
  run: async ({ req, params: { profileId }, body }): Promise<StartedRecording> => {
    if (body.size > limits.upload.audioBytes) {
      throw new AppError('TOO_LARGE', { message: ownerMessages.store.songs.tooLarge })
    }
    const { payload } = req
    const cost = Math.ceil(body.size / 1e6)
    await countAttempt({ payload, limit: 'recordingMegabytes', by: [requireOwner(req).id], cost })
    const uploadId = randomUUID()
    const fileName = cleanFileName(body.fileName)
    const key = keyOfRecording({ profileId, uploadId, fileName })
    await promiseRoom(req, { profileId, key, bytes: body.size })
    await startUpload(key, body.size)
    const { api } = payload.config.routes
    return { uploadUrl: `${api}/${slugs.profiles}/${profileId}/recordings/${uploadId}/${fileName}` }
  },
})

const one = {
  path: '/:profileId/recordings/:uploadId/:fileName',
  params: recordingPath,
  rateLimit: 'recordingPart',
  subject: 'products',
  ownedProfile: ({ params }: { params: { profileId: string } }) => params.profileId,
  // What does not speak the protocol.
  failures: ['MALFORMED'],
} as const

/** The server asks for HEAD by GET, and sends the headers alone. */
const head = definePublicEndpoint({
  ...one,
  method: 'get',
  summary: 'How much of a recording has arrived (tus)',
  run: ({ req, params }) => speak(req, { method: 'HEAD', key: keyOfRecording(params), body: null }),
})

/**
 * A part is read to the disk before it is stored: so a slow sender keeps nobody waiting, and memory holds none of it.
 * Of several processes one stores at a time.
 */
const send = definePublicEndpoint({
  ...one,
  method: 'patch',
  summary: 'The next part of a recording (tus)',
  failures: ['MALFORMED', 'CONFLICT', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'],
  run: async ({ req, params }) => {
    const key = keyOfRecording(params)
    return withReceivedPart(req, studioLimits.songs.chunkBytes, (body) =>
      withUploadTurn(req, key, () => speak(req, { method: 'PATCH', key, body })),
    )
  },
})

const cancel = definePublicEndpoint({
  ...one,
  method: 'delete',
  summary: 'Takes a recording away that was not finished',
  run: ({ req, params }) => dropUpload(req.payload, keyOfRecording(params)),
})

type Words = { method: string; key: string; body: ReadableStream | null }

/** What the protocol refuses has the one error shape as well. */
async function speak(req: PayloadRequest, { method, key, body }: Words): Promise<Response> {
  const response = await speakTus(key, { method, headers: req.headers, body })
  const refusals: Record<number, 'NOT_FOUND' | 'CONFLICT' | 'TOO_LARGE' | 'UNSUPPORTED_MEDIA'> = {
    404: 'NOT_FOUND',
    409: 'CONFLICT',
    410: 'NOT_FOUND',
    413: 'TOO_LARGE',
    415: 'UNSUPPORTED_MEDIA',
  }
  if (response.status >= 500) {
    throw new AppError('UNAVAILABLE', { cause: await response.text() })
  }
  if (response.status >= 400) {
    throw new AppError(refusals[response.status] ?? 'MALFORMED', { cause: await response.text() })
  }
  return response
}

export const recordingEndpoints: Endpoint[] = [start, head, send, cancel]
