'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import { ask, type Outcome } from '@/src/admin/call-api'
import { FormField } from '@/src/admin/ui/form-field'
import {
  leavePostsBody,
  openPostsBody,
  type TierPosts,
} from '@/src/core/contracts/members/member-calls'
import { inWords } from '@/src/core/input-words'
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
          Once the tier is created, you choose which of your existing posts its members may see.
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
      <PreviewAsMember url={`${base}/preview`} />
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

/** Opens the site as a member of this tier sees it. */
function PreviewAsMember({ url }: { url: string }) {
  const [problem, setProblem] = useState('')
  const see = async () => {
    // Now, because browsers let nobody open a window later.
    const view = window.open('about:blank', '_blank')
    const outcome = await ask<{ url: string }>(url, { method: 'POST', body: {} })
    if (outcome.problem !== undefined) {
      view?.close()
      return setProblem(outcome.problem)
    }
    setProblem('')
    if (view) {
      view.location.href = outcome.answer.url
    } else {
      window.location.assign(outcome.answer.url)
    }
  }
  return (
    <div className={styles.row}>
      <button type="button" className={styles.button} onClick={see}>
        See your site as its members do
      </button>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  )
}

type LeavePostsProps = { posts: TierPosts; onLeave: (to: string) => Promise<void> }

/** Before a tier goes: who may see its posts instead. No form of its own: it stands in that of the tier. */
function LeavePosts({ posts, onLeave }: LeavePostsProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(leavePostsBody, inWords),
    defaultValues: { to: posts.others[0]?.id ?? 'paid' },
  })
  const leave = handleSubmit(({ to }) => onLeave(to))
  return (
    <div className={styles.row}>
      <FormField
        label="Before you delete the tier: who may see its posts instead?"
        registered={register('to')}
        error={formState.errors.to}
      >
        {posts.others.map(({ id, name }) => (
          <option key={id} value={id}>
            Members of {name}
          </option>
        ))}
        <option value="paid">All paying members</option>
        <option value="nobody">Nobody but those who may see them anyway</option>
      </FormField>
      <button
        type="button"
        className={styles.button}
        disabled={formState.isSubmitting}
        onClick={() => void leave()}
      >
        Take this tier off its posts
      </button>
    </div>
  )
}

type OpenPostsProps = { posts: TierPosts; onOpen: (tierIds: string[]) => Promise<void> }

/** A new tier opens no post that is there already, unless the artist says so. */
function OpenPosts({ posts, onOpen }: OpenPostsProps) {
  const { register, handleSubmit, watch, reset, formState } = useForm<
    z.output<typeof openPostsBody>
  >({
    resolver: zodResolver(openPostsBody, inWords),
    defaultValues: { tierIds: [] },
  })
  const others = posts.others.filter((tier) => tier.posts > 0)
  if (others.length === 0) {
    return null
  }
  const open = handleSubmit(async ({ tierIds }) => {
    await onOpen(tierIds)
    reset()
  })
  return (
    <fieldset className={styles.ticks}>
      <legend>Also let its members see the existing posts of:</legend>
      {others.map(({ id, name, posts: count }) => (
        <label key={id}>
          <input type="checkbox" value={id} {...register('tierIds')} />
          {name} ({count === 1 ? 'one post' : `${count} posts`})
        </label>
      ))}
      <div className={styles.row}>
        <button
          type="button"
          className={styles.button}
          disabled={formState.isSubmitting || watch('tierIds').length === 0}
          onClick={() => void open()}
        >
          Open these posts
        </button>
      </div>
    </fieldset>
  )
}
