'use client'

import type { ComponentProps } from 'react'
import { Picture } from '@/src/ui/picture/picture'

/**
 * The large cover of a release. Drawn in the browser's half of the tree: in the server's, React tells
 * every page that prefetches this one to load the picture too, and a store has ten such links.
 */
export function CoverPicture(props: ComponentProps<typeof Picture>) {
  return <Picture {...props} />
}
