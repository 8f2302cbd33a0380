'use client'

import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useState } from 'react'
import { useFeed } from '@/site/pages/members/feed-context.client'
import type { PostWire } from '@/src/core/contracts/members/post-answers'
import { joinPath, signUpToJoinPath } from '@/src/core/memberships/join-path'
import { postsMessages } from '@/src/core/messages/posts'
import { withRedirect } from '@/src/core/urls/safe-redirect'
import { buttonClass } from '@/src/ui/button/button'

const TierChooser = dynamic(
  () => import('@/site/pages/members/tier-chooser.client').then((module) => module.TierChooser),
  { ssr: false },
)

/** The way to what is locked: signing up, or a tier that opens it. */
export function Subscribe({ post }: { post: PostWire }) {
  const { isSignedIn, hrefOf } = useFeed()
  const [isChoosing, setChoosing] = useState(false)
  const [cheapest] = post.tiers
  const className = buttonClass({ primary: true })
  const text = postsMessages.subscribe

  if (post.visibility === 'members') {
    return (
      <Link className={className} href={withRedirect('/signup', hrefOf(post.id))} prefetch={false}>
        {text}
      </Link>
    )
  }
  if (!cheapest) {
    return null
  }
  if (isSignedIn && post.tiers.length > 1) {
    return (
      <>
        <button
          type="button"
          className={className}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          {text}
        </button>
        {isChoosing && (
          <TierChooser
            tiers={post.tiers}
            back={hrefOf(post.id)}
            onClose={() => setChoosing(false)}
          />
        )}
      </>
    )
  }
  const href = isSignedIn
    ? joinPath(cheapest.id, hrefOf(post.id))
    : signUpToJoinPath(cheapest.id, hrefOf(post.id))
  return (
    <Link className={className} href={href} prefetch={false}>
      {text}
    </Link>
  )
}
