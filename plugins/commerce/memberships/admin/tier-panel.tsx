'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { LeavePosts } from '@/plugins/commerce/memberships/admin/leave-posts'
import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import { OpenPosts } from '@/plugins/commerce/memberships/admin/open-posts'
import { SeeAsMember } from '@/plugins/commerce/memberships/admin/see-as-member'
import { ask, type Outcome } from '@/src/admin/ask'
import type { TierPosts } from '@/src/core/contracts/member-calls'
import { slugs } from '@/src/core/slugs'

/** On a tier: which posts its members may see, and the site with their eyes. */
export function TierPanel() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const base = `${config.routes.api}/${slugs.membershipTiers}/${id}`
  const [posts, setPosts] = useState<TierPosts | null>(null)
  const [problem, setProblem] = useState('')

  const take = useCallback((outcome: Outcome<TierPosts>) => {
    const isKnown = 'answer' in outcome
    setProblem(isKnown ? '' : outcome.problem)
    if (isKnown) {
      setPosts(outcome.answer)
    }
  }, [])

  useEffect(() => {
    if (id) {
      ask<TierPosts>(`${base}/posts`).then(take)
    }
  }, [id, base, take])

  const change = (path: string, body: unknown) =>
    ask<TierPosts>(`${base}/posts/${path}`, { method: 'POST', body }).then(take)

  if (!id) {
    return (
      <section className={styles.panel} aria-label="Posts of this tier">
        <p className={styles.hint}>
          Once you have saved the tier, you choose which of your existing posts its members may see.
        </p>
      </section>
    )
  }
  return (
    <section className={styles.panel} aria-label="Posts of this tier" aria-busy={!posts}>
      <h3>Posts of this tier</h3>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      {posts && (
        <>
          <p role="status">{sayHowMany(posts)}</p>
          <OpenPosts posts={posts} onOpen={(tierIds) => change('open', { tierIds })} />
          {posts.posts > 0 && (
            <LeavePosts posts={posts} onLeave={(to) => change('leave', { to })} />
          )}
        </>
      )}
      <SeeAsMember url={`${base}/preview`} />
    </section>
  )
}

function sayHowMany({ posts, onlyThis }: TierPosts): string {
  if (posts === 0) {
    return 'No post is for this tier yet.'
  }
  const all = posts === 1 ? 'One post is for this tier' : `${posts} posts are for this tier`
  return onlyThis === 0 ? `${all}.` : `${all}, ${onlyThis} of them for no other.`
}
