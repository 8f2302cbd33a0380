import { useEffect, useState } from 'react'
import type { createMediaApi, MediaItem } from '@/plugins/visual-editor/editor/inspector/media-api'
import { limits } from '@/src/core/limits'

type Api = ReturnType<typeof createMediaApi>

/** The media that match a search, page by page, with new uploads in front. */
export function useMediaList(api: Api, accept: 'image' | 'video', query: string) {
  const [items, setItems] = useState<MediaItem[]>([])
  const [page, setPage] = useState(1)
  const [hasMore, setHasMore] = useState(false)
  const [isUploading, setIsUploading] = useState(false)
  const [problem, setProblem] = useState('')

  useEffect(() => {
    let isCurrent = true
    const delayMs = query === '' ? 0 : limits.searchDebounceMs
    const timer = setTimeout(() => {
      api.list(accept, query, 1).then(
        (found) => {
          if (isCurrent) {
            setItems(found.items)
            setHasMore(found.hasMore)
            setPage(1)
            setProblem('')
          }
        },
        () => isCurrent && setProblem('Your files could not be loaded.'),
      )
    }, delayMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [api, accept, query])

  const loadMore = () => {
    api.list(accept, query, page + 1).then(
      (found) => {
        setItems((current) => [...current, ...found.items])
        setHasMore(found.hasMore)
        setPage(page + 1)
      },
      () => setProblem('Your files could not be loaded.'),
    )
  }

  /** Uploads one after the other; answers the last one that arrived. */
  const upload = async (files: File[]): Promise<MediaItem | null> => {
    let last: MediaItem | null = null
    setIsUploading(true)
    setProblem('')
    try {
      for (const file of files.filter(({ type }) => type.startsWith(`${accept}/`))) {
        const uploaded = await api.upload(file)
        last = uploaded
        setItems((current) => [uploaded, ...current])
      }
    } catch {
      setProblem('Upload failed. Try again.')
    } finally {
      setIsUploading(false)
    }
    return last
  }

  return { items, hasMore, problem, isUploading, loadMore, upload }
}
