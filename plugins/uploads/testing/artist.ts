import type { MediaItem, MediaUse, PresignedUpload } from '@/src/core/contracts/pages/media-answers'
import { env } from '@/src/core/env'
import { receiveFile } from '@/src/server/storage/disk/receive-file'
import { rest } from '@/src/testing/rest'

type Names = { fileName: string; contentType?: string; size?: number }
type Body = Record<string, unknown>
type Failure = { code?: string; message: string; errors?: { field: string }[] }

/** What the browser of an artist does, for one profile and with one token. */
export function createArtist({ profileId, token }: { profileId: string; token?: string }) {
  const path = `/api/profiles/${profileId}/media`

  return {
    presign: (names: Names) =>
      rest<PresignedUpload & Failure>('POST', '/api/uploads/presigned-url', {
        token,
        body: { profileId, ...names },
      }),
    register: (body: Body) => rest<MediaItem & Failure>('POST', path, { token, body }),
    read: (id: string) => rest<MediaItem & Failure>('GET', `${path}/${id}`, { token }),
    change: (id: string, body: Body) =>
      rest<MediaItem & Failure>('PATCH', `${path}/${id}`, { token, body }),
    remove: (id: string) => rest<Failure>('DELETE', `${path}/${id}`, { token }),
    uses: (id: string) => rest<MediaUse[] & Failure>('GET', `${path}/${id}/uses`, { token }),
    crop: (id: string, body: Body) =>
      rest<MediaItem & Failure>('POST', `${path}/${id}/crop`, { token, body }),
    list: (query = '') =>
      rest<MediaItem[] & Failure>('GET', `${path}?parent=website${query}`, { token }),

    /** Presigns and sends; answers what registering it takes. */
    async send(data: Buffer, fileName: string, more: Partial<Names> = {}): Promise<Body> {
      const { json } = await this.presign({ fileName, ...more })
      const status = await putFile(json.presignedUrl, data)
      if (status !== 200) {
        throw new Error(`Sending ${fileName} answered ${status}`)
      }
      const type = fileName.endsWith('.mp4') ? 'video' : 'image'
      return { url: json.remoteUrl, size: data.length, name: fileName, parent: 'website', type }
    },
  }
}

/** To our own server without a socket, to any other over HTTP. */
export async function putFile(url: string, data: Buffer): Promise<number> {
  const init = { method: 'PUT', body: new Uint8Array(data) }
  const isOurs = url.startsWith(env().adminOrigin)
  return (isOurs ? await receiveFile(new Request(url, init)) : await fetch(url, init)).status
}
