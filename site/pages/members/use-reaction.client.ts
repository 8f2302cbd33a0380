'use client'

import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/site/api/client'
import { setReaction } from '@/site/api/posts'
import { useFeed } from '@/site/pages/members/feed-context.client'
import type { PostWire, ReactionKind } from '@/src/core/contracts/posts'
import { postsMessages } from '@/src/core/messages/posts'

const { liked, unliked, saved, unsaved, likeFailed, saveFailed } = postsMessages
const texts = {
  like: { on: liked, off: unliked, failed: likeFailed },
  save: { on: saved, off: unsaved, failed: saveFailed },
}

/** A like or a save: shown at once, taken back when it could not be stored. */
export function useReaction(kind: ReactionKind, post: PostWire) {
  const { isSignedIn, askToLogIn, announce } = useFeed()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const latest = useRef(0)
  const calls = useRef<Promise<void>>(Promise.resolve())
  const known = (kind === 'like' ? post.liked : post.saved) ?? false
  const isOn = isSignedIn && (wanted ?? known)

  // The next one to sign in here may be somebody else.
  useEffect(() => {
    if (!isSignedIn) {
      setWanted(null)
    }
  }, [isSignedIn])

  const toggle = () => {
    if (!isSignedIn) {
      askToLogIn(post.id)
      return
    }
    const next = !isOn
    const mine = ++latest.current
    setWanted(next)
    announce(next ? texts[kind].on : texts[kind].off)
    // One after the other, so that the last one wins on the server too.
    calls.current = calls.current
      .then(() => setReaction(kind, post.id, next))
      .catch((error: unknown) => {
        console.error(texts[kind].failed, error)
        if (error instanceof ApiError && error.code === 'NOT_SIGNED_IN') {
          askToLogIn(post.id)
          return
        }
        if (mine === latest.current) {
          setWanted(!next)
          announce(texts[kind].failed)
        }
      })
  }

  return { isOn, shift: Number(isOn) - Number(isSignedIn && known), toggle }
}
