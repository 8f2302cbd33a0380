'use client'

import type { ComponentProps } from 'react'

/**
 * A picture that is loaded at once and before others. Drawn in the browser's half of the tree: in the
 * server's, React tells every page that prefetches this one to load the picture too.
 */
export function FirstPicture(props: ComponentProps<'img'>) {
  // biome-ignore lint/performance/noImgElement: as in picture.tsx
  // biome-ignore lint/a11y/useAltText: it is among the props
  return <img {...props} loading="eager" fetchPriority="high" />
}
