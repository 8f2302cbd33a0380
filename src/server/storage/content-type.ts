const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  zip: 'application/zip',
}

/** By the ending of the name; unknown endings are plain bytes, never a page. */
export function contentTypeOf(key: string): string {
  return types[key.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream'
}
