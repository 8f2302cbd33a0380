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
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  zip: 'application/zip',
}

/** The ending that files of a type get: `jpg` for `image/jpeg`. Empty for unknown types. */
export function extensionOf(type: string): string {
  return Object.entries(types).find(([, known]) => known === type)?.[0] ?? ''
}

/** By the ending of the name; unknown endings are plain bytes, never a page. */
export function contentTypeOf(key: string): string {
  return types[key.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream'
}
