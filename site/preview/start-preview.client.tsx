'use client'

import { useEffect } from 'react'
import { type Preview, setPreview } from '@/site/api/preview'
import { takePlayToken } from '@/site/preview/take-play-token'

/** Begins the preview. It goes on over the links of the site and ends when another page is loaded again. */
export function StartPreview({ tiers }: Pick<Preview, 'tiers'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of tiers is new in every render
  useEffect(() => {
    const { token, viewer } = takePlayToken()
    setPreview({ playToken: token, viewer, tiers })
  }, [])
  return null
}
