import { useCallback, useEffect, useRef, useState } from 'react'
import { useMediaLibrary } from '@/src/admin/media/library/media-library'
import { mediaPageSize } from '@/src/admin/media/media-api'
import type { MediaKind } from '@/src/core/contracts/pages/media'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'
import { limits } from '@/src/core/limits'

const problemText = 'Your files could not be loaded.'

/** The media that match a search, page by page, with what arrives meanwhile in front. */
export function useMediaList(kind: MediaKind, words: string) {
  const { api, arrived } = useMediaLibrary()
  const [items, setItems] = useState<readonly MediaItem[]>([])
  const [page, setPage] = useState(1)
  const [hasMore, setHasMore] = useState(false)
  const [isLoading, setIsLoading] = useState(true)
  const [problem, setProblem] = useState('')

  /** Answers to anything asked before the last question come too late. */
  const asked = useRef(0)

  const load = useCallback(
    (wanted: number) => {
      asked.current += 1
      const question = asked.current
      const isCurrent = () => asked.current === question
      setIsLoading(true)
      api.list(kind, words, wanted).then(
        (found) => {
          if (isCurrent()) {
            setItems((current) => (wanted === 1 ? found : withoutTwins([...current, ...found])))
            setHasMore(found.length === mediaPageSize)
            setPage(wanted)
            setProblem('')
            setIsLoading(false)
          }
        },
        () => {
          if (isCurrent()) {
            setProblem(problemText)
            setIsLoading(false)
          }
        },
      )
    },
    [api, kind, words],
  )

  useEffect(() => {
    setIsLoading(true)
    const timer = setTimeout(() => load(1), words === '' ? 0 : limits.searchDebounceMs)
    return () => {
      asked.current += 1
      clearTimeout(timer)
    }
  }, [load, words])

  useEffect(
    () =>
      arrived.subscribe((arrival) => {
        if (arrival?.item.type === kind) {
          const { item } = arrival
          setItems((current) => withoutTwins([item, ...current]))
        }
      }),
    [arrived, kind],
  )

  return {
    items,
    hasMore,
    isLoading,
    problem,
    loadMore: () => load(page + 1),
    /** Puts what changed in the place of what it was. */
    replace: (item: MediaItem) =>
      setItems((current) => current.map((known) => (known.id === item.id ? item : known))),
    prepend: (item: MediaItem) => setItems((current) => withoutTwins([item, ...current])),
    drop: (id: string) => setItems((current) => current.filter((known) => known.id !== id)),
  }
}

/** What arrives while pages are read moves the later ones, so an item can come twice. */
function withoutTwins(items: readonly MediaItem[]): readonly MediaItem[] {
  const seen = new Set<string>()
  return items.filter(({ id }) => !seen.has(id) && seen.add(id))
}
