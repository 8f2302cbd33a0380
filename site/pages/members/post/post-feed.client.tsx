'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { fetchPost, fetchPosts, type PostsAsked } from '@/site/api/posts'
import { EmptyList } from '@/site/list-controls/empty-list'
import controls from '@/site/list-controls/list-controls.module.css'
import { ListCount } from '@/site/list-controls/list-navigation.client'
import { Pager } from '@/site/list-controls/pager'
import { FeedContext } from '@/site/pages/members/feed-context.client'
import styles from '@/site/pages/members/members.module.css'
import {
  isNarrowed,
  type MembersQuery,
  membersHref,
  membersPath,
  toListQuery,
} from '@/site/pages/members/members-query'
import { LinkedComment } from '@/site/pages/members/post/linked-comment.client'
import { LinkedPost } from '@/site/pages/members/post/linked-post.client'
import { PostCard } from '@/site/pages/members/post/post-card.client'
import type { PostWire } from '@/src/core/contracts/members/post-answers'
import type { Paginated } from '@/src/core/contracts/products/products'
import { blocksMessages } from '@/src/core/messages/blocks'
import { postsMessages } from '@/src/core/messages/posts'
import { storeMessages } from '@/src/core/messages/store'
import { pageCountOf } from '@/src/core/pagination'
import { withRedirect } from '@/src/core/urls/safe-redirect'
import { buttonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'
import type from '@/src/ui/type/type.module.css'

type Props = {
  profileId: string
  artist: string
  query: MembersQuery
  /** As everybody may see it. */
  list: Paginated<PostWire>
}

/** The posts of one page, or why there are none. */
export function PostFeed({ profileId, artist, query, list: forAll }: Props) {
  const router = useRouter()
  const [said, setSaid] = useState('')
  const { page } = forAll
  const asked = useMemo(() => ({ profileId, page, ...query }), [profileId, page, query])
  const { list, isSignedIn, isSettling, hasFailed, retry, refresh } = usePosts(asked, forAll)
  const emptyText = isNarrowed(query) ? postsMessages.noneMatching : postsMessages.none
  const isBeyond = list.total > 0 && page > pageCountOf(list)

  const feed = useMemo(() => {
    const hrefOf = (postId: string) => `${membersHref(query, page)}#post-${postId}`
    return {
      artist,
      isSignedIn,
      isSettling: isSignedIn && isSettling,
      hrefOf,
      askToLogIn: (postId: string) => router.push(withRedirect('/login', hrefOf(postId))),
      announce: setSaid,
      refresh,
    }
  }, [artist, isSignedIn, isSettling, query, page, router, refresh])

  return (
    <FeedContext value={feed}>
      <LinkedComment />
      {hasFailed && (
        <div className={classNames(layout.hint, layout.problem, controls.notice)} role="alert">
          <p>{storeMessages.loadFailed('your posts')}</p>
          <button type="button" className={buttonClass()} onClick={retry}>
            {blocksMessages.retry}
          </button>
        </div>
      )}
      <LinkedPost list={list} />
      {list.data.length > 0 ? (
        <div className={styles.posts}>
          {list.data.map((post, index) => (
            <PostCard key={post.id} post={post} isFirst={index === 0 && page === 1} />
          ))}
        </div>
      ) : (
        <EmptyList
          text={(isSettling || hasFailed) && query.saved ? '' : emptyText}
          firstPageHref={isBeyond ? membersHref(query) : null}
        />
      )}
      {list.data.length > 0 && (
        <Pager pathname={membersPath} query={toListQuery(query)} list={list} />
      )}
      <ListCount total={list.total} />
      <p className={type.hidden} role="status">
        {said}
      </p>
    </FeedContext>
  )
}

type List = Paginated<PostWire>

const refreshEveryMs = 10_000

/**
 * The page of the feed: as everybody sees it until it is known who looks, then as the signed-in
 * visitor does.
 */
function usePosts(asked: PostsAsked, forAll: List) {
  const accountId = useAccount(({ user }) => user?.id ?? null)
  const isInitialized = useAccount((account) => account.isInitialized)
  const [own, setOwn] = useState<{ key: string; list: List } | null>(null)
  const [failedKey, setFailedKey] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const refreshed = useRef(new Map<string, number>())
  const key = JSON.stringify([accountId, asked])
  const current = own?.key === key ? own.list : null
  const hasFailed = accountId !== null && failedKey === key

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    if (accountId === null) {
      return
    }
    const abort = new AbortController()
    fetchPosts((JSON.parse(key) as [string, PostsAsked])[1], abort.signal)
      .then((list) => {
        setOwn({ key, list })
        setFailedKey(null)
      })
      .catch((error: unknown) => {
        if (!abort.signal.aborted) {
          console.error('The posts could not be read', error)
          setFailedKey(key)
        }
      })
    return () => abort.abort()
  }, [accountId, key, forAll, round])

  const refresh = useCallback(async (postId: string) => {
    const last = refreshed.current.get(postId) ?? Number.NEGATIVE_INFINITY
    if (performance.now() - last < refreshEveryMs) {
      return
    }
    refreshed.current.set(postId, performance.now())
    try {
      const post = await fetchPost(postId)
      setOwn((known) => {
        const data = known?.list.data.map((each) => (each.id === postId ? post : each))
        return known && data ? { ...known, list: { ...known.list, data } } : known
      })
    } catch (error) {
      console.error('The post could not be read again', error)
    }
  }, [])

  return {
    list: current ?? forAll,
    isSignedIn: accountId !== null,
    /** Not yet known, or not yet there, what this visitor may see. */
    isSettling: !isInitialized || (accountId !== null && current === null && !hasFailed),
    /** What everybody sees is shown instead of what this visitor may. */
    hasFailed,
    retry: useCallback(() => setRound((count) => count + 1), []),
    refresh,
  }
}
