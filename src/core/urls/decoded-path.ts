/** Part of a path, or the name of a place on a page, without percent signs; what cannot be decoded stays. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** A path with its letters as they are, where browsers have them in percent signs; what cannot be decoded stays. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
