import { asNamed, isForeignPicture, kindOfFile } from '@/src/admin/media/check-file'
import { convertToPng } from '@/src/admin/media/convert-to-png'
import type { MediaApi } from '@/src/admin/media/media-api'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Watch = {
  signal: AbortSignal
  /** Bytes of the given file that are there. */
  onProgress: (sentBytes: number) => void
}

/** Sends one file straight to the storage and puts it among the owner's media. */
export type SendFile<Item = MediaItem> = (file: File, watch: Watch) => Promise<Item>

export function createSendFile(api: MediaApi): SendFile {
  return async (given, { signal, onProgress }) => {
    const file = isForeignPicture(given) ? await convertToPng(given) : asNamed(given)
    signal.throwIfAborted()
    const { presignedUrl, remoteUrl } = await api.presign(file)
    signal.throwIfAborted()
    const onSent = (sentBytes: number) => onProgress((sentBytes / file.size) * given.size)
    const { status } = await sendWatched('PUT', presignedUrl, file, { signal, onProgress: onSent })
    if (status < 200 || status >= 300) {
      throw new Error(ownerMessages.uploads.failed)
    }
    signal.throwIfAborted()
    const type = kindOfFile(file) ?? 'image'
    return api.register({ url: remoteUrl, size: file.size, name: file.name, type })
  }
}

type Sent = { status: number; text: string }

/**
 * By XMLHttpRequest: `fetch` does not say how much of a file has left.
 *
 * @throws {Error} when nothing answered
 */
export function sendWatched(
  method: 'PUT' | 'POST',
  url: string,
  body: File | FormData,
  { signal, onProgress }: Watch,
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error(ownerMessages.uploads.failed))
    request.open(method, url)
    request.upload.onprogress = ({ loaded }) => onProgress(loaded)
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
