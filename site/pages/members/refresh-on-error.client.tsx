'use client'

import type { ReactNode } from 'react'
import { useFeed } from '@/site/pages/members/feed-context.client'

/** Asks for fresh addresses when what is inside could not be loaded: they have expired. */
export function RefreshOnError({ postId, children }: { postId: string; children: ReactNode }) {
  const { refresh } = useFeed()
  return (
    <div style={{ display: 'contents' }} onErrorCapture={() => refresh(postId)}>
      {children}
    </div>
  )
}
