/** `attachment` with a name that old and new browsers read alike; control characters are dropped. */
export function contentDisposition(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these could split the header
  const clean = name.replace(/[\u0000-\u001f\u007f/\\]/g, '').slice(0, 150) || 'download'
  const ascii = clean.replace(/[^\x20-\x7e]|["%]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(clean).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)}`
}
