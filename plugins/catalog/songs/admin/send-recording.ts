import { ask } from '@/src/admin/call-api'
import type { Song, StartedRecording } from '@/src/core/contracts/music/song-answers'
import type { AddSong } from '@/src/core/contracts/music/songs'
import { limits } from '@/src/core/limits'
import { errorsMessages } from '@/src/core/messages/errors'
import { studioLimits } from '@/src/core/studio-limits'

/** A file that did not arrive. What is no fault of the file goes on by itself, or is worth another try. */
export class SendingError extends Error {
  override readonly name = 'SendingError'

  constructor(
    message: string,
    readonly isRefused: boolean,
  ) {
    super(message)
  }
}

type Sending = {
  file: File
  fingerprint: string
  signal: AbortSignal
  onProgress: (sentBytes: number) => void
}

const lost = 'The connection was lost. It goes on as soon as you are online.'
const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000]
/** Refusals that another try may not meet. */
const passing = [0, 409, 423, 429]
const heardMs = 2000
const mostQuestions = 150

/** Sends recordings of one artist, and makes songs of them. */
export function createRecordingSender(apiPath: string, profileId: string, songsUrl: string) {
  const memory = (fingerprint: string) => `bandstand recording ${profileId} ${fingerprint}`

  const start = async ({ file }: Sending): Promise<string> => {
    const outcome = await ask<StartedRecording>(`${apiPath}/profiles/${profileId}/recordings`, {
      method: 'POST',
      body: { fileName: cutName(file.name), size: file.size },
    })
    if (outcome.problem !== undefined) {
      throw failureOf(outcome)
    }
    return outcome.answer.uploadUrl
  }

  const transfer = async (uploadUrl: string, sending: Sending): Promise<void> => {
    const { Upload } = await import('tus-js-client')
    const { file, signal, onProgress } = sending
    signal.throwIfAborted()
    await new Promise<void>((resolve, reject) => {
      const upload = new Upload(file, {
        uploadUrl,
        chunkSize: studioLimits.songs.chunkBytes,
        retryDelays,
        storeFingerprintForResuming: false,
        onShouldRetry: ({ originalResponse }) => {
          const status = originalResponse?.getStatus() ?? 0
          return passing.includes(status) || status >= 500
        },
        onProgress,
        onSuccess: () => resolve(),
        onError: (error) => {
          const status = ('originalResponse' in error && error.originalResponse?.getStatus()) || 0
          reject(new TransferError(status))
        },
      })
      signal.addEventListener('abort', () => {
        void upload.abort()
        reject(signal.reason)
      })
      upload.start()
    })
  }

  /** Where the same file was sent to before, unless that is gone. */
  const send = async (sending: Sending): Promise<string> => {
    const key = memory(sending.fingerprint)
    const former = localStorage.getItem(key)
    const fresh = async () => {
      const uploadUrl = await start(sending)
      localStorage.setItem(key, uploadUrl)
      await transfer(uploadUrl, sending)
      return uploadUrl
    }
    try {
      if (former === null) {
        return await fresh()
      }
      await transfer(former, sending)
      return former
    } catch (error) {
      const isGone = error instanceof TransferError && [400, 404, 410].includes(error.status)
      if (former !== null && isGone) {
        return await fresh()
      }
      throw error instanceof TransferError
        ? new SendingError(error.status === 0 ? lost : errorsMessages.unknown, error.status === 413)
        : error
    }
  }

  return {
    /** @throws {SendingError} and what aborted it */
    async send(sending: Sending, words: () => Omit<AddSong, 'uploadUrl' | 'fileName'>) {
      const uploadUrl = await send(sending)
      const fileName = cutName(sending.file.name)
      for (let count = 0; ; count += 1) {
        sending.signal.throwIfAborted()
        const body: AddSong = { ...words(), uploadUrl, fileName }
        const outcome = await ask<Song>(songsUrl, { method: 'POST', body })
        if (outcome.problem === undefined) {
          localStorage.removeItem(memory(sending.fingerprint))
          return outcome.answer
        }
        const isUnheard = outcome.status === 409 && count < mostQuestions
        if (!isUnheard) {
          if (outcome.status < 500 && !passing.includes(outcome.status)) {
            localStorage.removeItem(memory(sending.fingerprint))
          }
          throw failureOf(outcome)
        }
        await new Promise((resolve) => setTimeout(resolve, heardMs))
      }
    },

    /** What was sent of a file that is not wanted any more. */
    forget(fingerprint: string): void {
      const uploadUrl = localStorage.getItem(memory(fingerprint))
      localStorage.removeItem(memory(fingerprint))
      if (uploadUrl) {
        void ask(uploadUrl, { method: 'DELETE' })
      }
    },
  }
}

class TransferError extends Error {
  constructor(readonly status: number) {
    super('Not sent')
  }
}

function failureOf({ problem, status }: { problem: string; status: number }): SendingError {
  const isRefused = status >= 400 && status < 500 && !passing.includes(status)
  return new SendingError(status === 0 ? lost : problem, isRefused)
}

function cutName(name: string): string {
  return name.slice(-limits.upload.nameMax)
}
