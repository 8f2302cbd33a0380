import { slugs } from '@/src/core/slugs'

/** Where a file on its way is kept, and which upload it is. */
export type Recording = { key: string; uploadId: string }

type Named = { profileId: string; uploadId: string; fileName: string }

const place = new RegExp(
  `/${slugs.profiles}/([^/]+)/recordings/([0-9a-f-]{36})/(\\w[\\w.-]{0,119})$`,
)

export const keyOfRecording = ({ profileId, uploadId, fileName }: Named): string =>
  `incoming/${profileId}/${uploadId}/${fileName}`

/** @returns null for what is no address of a recording of that profile */
export function readUploadUrl(url: string, profileId: string): Recording | null {
  const [, owner, uploadId, fileName] = place.exec(url) ?? []
  return owner === profileId && uploadId && fileName
    ? { key: keyOfRecording({ profileId, uploadId, fileName }), uploadId }
    : null
}
