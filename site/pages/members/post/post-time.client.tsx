'use client'

import { useEffect, useState } from 'react'
import { postDate, recentDate } from '@/site/pages/members/post/post-date'

/**
 * When something was written. Pages are the same for everyone and kept for long, so the date comes
 * from the server, and what is recent is said in the visitor's own time once the page is theirs.
 */
export function PostTime({ iso }: { iso: string }) {
  const [recent, setRecent] = useState('')
  useEffect(() => setRecent(recentDate(iso, new Date())), [iso])
  return <time dateTime={iso}>{recent || postDate(iso)}</time>
}
