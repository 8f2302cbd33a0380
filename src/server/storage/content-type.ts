import { open } from 'node:fs/promises'

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heic',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  aiff: 'audio/aiff',
  aif: 'audio/aiff',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  zip: 'application/zip',
}

/** Endings that files of a type may have, the usual one first: `jpg` for `image/jpeg`. None for unknown types. */
export function endingsOf(type: string): string[] {
  return Object.keys(types).filter((ending) => types[ending] === type)
}

/** By the ending of the name; unknown endings are plain bytes, never a page. */
export function contentTypeOf(key: string): string {
  return types[key.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream'
}

/** A name for what is saved that old and new browsers read alike; control characters are dropped. */
export function contentDisposition(
  name: string,
  kind: 'attachment' | 'inline' = 'attachment',
): string {
  const short = name.slice(0, 150)
  // They could split the header; half a sign could not be encoded.
  const clean = short.replace(/[\p{Cc}\p{Cs}/\\]/gu, '') || 'download'
  const ascii = clean.replace(/[^\x20-\x7e]|["%]/g, '_')
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(clean).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)}`
}

const headBytes = 4096

const signatures: readonly (readonly [type: string, pattern: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['image/avif', /^[\s\S]{4}ftypavi[fs]/],
  ['image/heic', /^[\s\S]{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/],
  ['image/bmp', /^BM[\s\S]{4}\0{4}/],
  ['image/x-icon', /^\0\0[^\0]\0[^\0]\0/],
  ['application/pdf', /^%PDF-/],
  ['image/tiff', /^(?:II[*+]\0|MM\0[*+])/],
  // Behind what XML may begin with.
  [
    'image/svg+xml',
    /^(?:\xef\xbb\xbf)?(?:\s|<\?[^>]*\?>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)*<svg[\s>/]/,
  ],
  ['video/mp4', /^[\s\S]{4}ftyp(iso[m2-9]|mp4[12v]|avc1|dash|MSNV)/],
]

/**
 * What a file really is, by its first bytes, whatever it is called.
 *
 * @returns null for everything that no page shows, HTML among it
 */
export async function sniffType(path: string): Promise<string | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const head = buffer.toString('latin1', 0, bytesRead)
    return signatures.find(([, pattern]) => pattern.test(head))?.[0] ?? null
  } finally {
    await file.close()
  }
}
