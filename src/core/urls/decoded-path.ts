/** A path with its letters as they are, where browsers have them in percent signs; what cannot be decoded stays. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
