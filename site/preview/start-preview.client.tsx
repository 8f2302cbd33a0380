'use client'

import { useEffect } from 'react'
import { type Preview, setPreview } from '@/site/api/preview'
import { takePlay } from '@/site/preview/play-token'

/** Begins the preview. It goes on over the links of the site and ends when another page is loaded anew. */
export function StartPreview({ tiers }: Pick<Preview, 'tiers'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of tiers is new in every render
  useEffect(() => {
    const { token, viewer } = takePlay()
    setPreview({ playToken: token, viewer, tiers })
  }, [])
  return null
}
