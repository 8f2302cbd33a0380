import type { HostPicture } from '@/plugins/rich-text/kit/host'
import { problemOf } from '@/src/admin/media/check-file'
import { createMediaApi } from '@/src/admin/media/media-api'
import { createSendFile } from '@/src/admin/media/send-file'

type Place = {
  /** Of Payload's calls, as `/api`. */
  apiPath: string
  profileId: string
}

/**
 * Puts a picture among the profile's media, the way the editor of pages does: also one that the server
 * has to turn into another kind first.
 *
 * @throws {Error} with a message for the artist
 */
export async function storePicture(
  { apiPath, profileId }: Place,
  file: File,
  onProgress: (share: number) => void = () => {},
): Promise<HostPicture> {
  const problem = problemOf(file, 'image')
  if (problem) {
    throw new Error(problem)
  }
  const send = createSendFile(createMediaApi(apiPath, profileId))
  const item = await send(file, {
    signal: new AbortController().signal,
    onProgress: (sentBytes) => onProgress(Math.min(1, sentBytes / file.size)),
  })
  return toPicture(item)
}

/** A picture of the media as its collection or the media calls give it. */
export type StoredPicture = Partial<Record<'id' | 'url' | 'alt' | 'width' | 'height', unknown>>

export function toPicture({ id, url, alt, width, height }: StoredPicture): HostPicture {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    mediaId: text(id),
    // Texts store paths, which hold on every host of the site.
    src: new URL(text(url), window.location.href).pathname,
    alt: text(alt),
    width: Number(width) || 0,
    height: Number(height) || 0,
  }
}
