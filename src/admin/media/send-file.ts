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
export type SendFile = (file: File, watch: Watch) => Promise<MediaItem>

export function createSendFile(api: MediaApi): SendFile {
  return async (given, { signal, onProgress }) => {
    const file = isForeignPicture(given) ? await convertToPng(given) : asNamed(given)
    signal.throwIfAborted()
    const { presignedUrl, remoteUrl } = await api.presign(file)
    signal.throwIfAborted()
    const onSent = (sentBytes: number) => onProgress((sentBytes / file.size) * given.size)
    await put(presignedUrl, file, { signal, onProgress: onSent })
    signal.throwIfAborted()
    const type = kindOfFile(file) ?? 'image'
    return api.register({ url: remoteUrl, size: file.size, name: file.name, type })
  }
}

/** By XMLHttpRequest: `fetch` does not say how much of a file has left. */
function put(url: string, file: File, { signal, onProgress }: Watch): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error(ownerMessages.uploads.failed))
    request.open('PUT', url)
    request.upload.onprogress = ({ loaded }) => onProgress(loaded)
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail())
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
