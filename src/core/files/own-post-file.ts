import type { PostFileView } from '@/src/core/contracts/members/post-form-answers'

/** What of a stored file of a post its address is made of, as its collection has it. */
export type StoredPostFile = {
  id: string
  filename?: string | null
  prefix?: string | null
  mimeType?: string | null
  alt?: string | null
  width?: number | null
  height?: number | null
  sizes?: { w640?: { filename?: string | null } | null } | null
}

/** A file of a post as those see it who work for its site. Fans get addresses of their own. */
export function ownPostFile(file: StoredPostFile, apiPath = '/api'): PostFileView {
  const { id, filename, mimeType, alt, width, height } = file
  const kind = kindOfFile(mimeType ?? '')
  return {
    id,
    kind,
    fileName: filename ?? '',
    url: urlOf(file, filename, apiPath),
    thumbnail: kind === 'image' ? ownThumbnail(file, apiPath) : '',
    alt: alt ?? '',
    width: Math.round(width ?? 0),
    height: Math.round(height ?? 0),
  }
}

/** Names occur in several folders: Payload's own address would be that of any of them. */
export function ownThumbnail(
  file: Pick<StoredPostFile, 'filename' | 'prefix' | 'sizes'>,
  apiPath = '/api',
): string {
  return urlOf(file, file.sizes?.w640?.filename ?? file.filename, apiPath)
}

function urlOf(
  { prefix }: Pick<StoredPostFile, 'prefix'>,
  name: string | null | undefined,
  apiPath: string,
): string {
  return name && prefix
    ? `${apiPath}/post-files/file/${encodeURIComponent(name)}?prefix=${encodeURIComponent(prefix)}`
    : ''
}

export function kindOfFile(mimeType: string): PostFileView['kind'] {
  const [kind] = mimeType.split('/')
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : 'document'
}
