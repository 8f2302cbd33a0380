'use client'

import { useEffect } from 'react'
import { type Preview, setPreview } from '@/site/api/preview'

/** Begins the preview. It goes on over the links of the site and ends when a page is loaded anew. */
export function StartPreview({ token, viewer, tiers }: Preview) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of tiers is new in every render
  useEffect(() => setPreview({ token, viewer, tiers }), [token, viewer])
  return null
}
