'use client'

import { useEffect } from 'react'

/** Fetches fonts while the editor's code still comes: each one that comes later has all words laid out again. */
export function LoadFonts({ fonts }: { fonts: readonly string[] }) {
  useEffect(() => {
    for (const font of fonts) {
      // Without it, the words are there in another font.
      document.fonts.load(font).catch(() => undefined)
    }
  }, [fonts])
  return null
}
