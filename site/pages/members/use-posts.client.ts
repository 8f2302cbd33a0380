'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { fetchPost, fetchPosts, type PostsAsked } from '@/site/api/posts'
import type { PostWire } from '@/src/core/contracts/posts'
import type { Paginated } from '@/src/core/contracts/products'

type List = Paginated<PostWire>

const refreshEveryMs = 10_000

/**
 * The page of the feed: as everybody sees it until it is known who looks, then as the signed-in
 * visitor does.
 */
export function usePosts(asked: PostsAsked, forAll: List) {
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
