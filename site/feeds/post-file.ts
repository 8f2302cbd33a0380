import type { PublicFile, PublicPost } from '@/src/server/site-data'

/** What directories and programs call kinds of files that have several names, and how such a file's name ends. */
const kinds: Readonly<Record<string, { type: string; ending: string }>> = {
  'audio/mpeg': { type: 'audio/mpeg', ending: 'mp3' },
  'audio/mp4': { type: 'audio/x-m4a', ending: 'm4a' },
  'audio/m4a': { type: 'audio/x-m4a', ending: 'm4a' },
  'audio/x-m4a': { type: 'audio/x-m4a', ending: 'm4a' },
  'audio/wav': { type: 'audio/wav', ending: 'wav' },
  'audio/x-wav': { type: 'audio/wav', ending: 'wav' },
  'audio/vnd.wave': { type: 'audio/wav', ending: 'wav' },
  'image/jpeg': { type: 'image/jpeg', ending: 'jpg' },
}

/** MIME type of a file, as programs know it. */
export const fileType = ({ mimeType }: PublicFile) => kinds[mimeType]?.type ?? mimeType

/**
 * Address of a file of a post. Directories take no recording whose address does not say its kind at its end.
 *
 * @param url of the site
 */
export function fileUrl(
  url: string,
  { id }: PublicPost,
  { id: fileId, mimeType }: PublicFile,
): string {
  const ending = kinds[mimeType]?.ending ?? mimeType.split('/')[1]
  return new URL(`/api/public/posts/${id}/files/${fileId}/file.${ending}`, url).href
}
