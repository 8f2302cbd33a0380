'use client'

import { createContext } from 'react'
import { useRequired } from '@/src/ui/use-required.client'

export type Feed = {
  artist: string
  isSignedIn: boolean
  /** Signed in, but what this visitor may see is still on its way. */
  isSettling: boolean
  /** Goes to the login, which leads back to this post. */
  askToLogIn: (postId: string) => void
  /** Address of this post in the feed as it is shown. */
  hrefOf: (postId: string) => string
  /** Says something politely. */
  announce: (text: string) => void
  /** Reads a post again: the addresses of its files have expired. */
  refresh: (postId: string) => void
}

export const FeedContext = createContext<Feed | null>(null)

/** @throws {Error} outside `<PostFeed>`, a programming mistake */
export const useFeed = () => useRequired(FeedContext, 'PostFeed')
