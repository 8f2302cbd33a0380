import type { CSSProperties } from 'react'

/** Where a picture or film stands in its line; one that says nothing stands as the words around it. */
export function placeStyle(format: string): CSSProperties | undefined {
  return format === '' ? undefined : { justifySelf: format === 'justify' ? 'start' : format }
}
