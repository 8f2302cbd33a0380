import { useCallback, useEffect, useState } from 'react'
import { useMediaLibrary } from '@/src/admin/media/library/media-library'
import type { MediaKind } from '@/src/core/contracts/pages/media'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'

type Given = {
  chosen: readonly string[]
  multiple: boolean
  items: readonly MediaItem[]
  kind: MediaKind
}

/** What is picked in the dialog, also when it is on another page of the list; the last one is shown. */
export function usePicked({ chosen, multiple, kind }: Given) {
  const { api } = useMediaLibrary()
  const [picked, setPicked] = useState<readonly MediaItem[]>([])
  const [wanted] = useState(chosen)

  useEffect(() => {
    let isCurrent = true
    void Promise.allSettled(wanted.filter(Boolean).map(api.find)).then((answers) => {
      const found = answers.flatMap((answer) =>
        answer.status === 'fulfilled' && answer.value ? [answer.value] : [],
      )
      if (isCurrent) {
        // Who was faster than the server has picked something else by now.
        setPicked((current) => (current.length > 0 ? current : found))
      }
    })
    return () => {
      isCurrent = false
    }
  }, [api, wanted])

  const including = useCallback(
    (item: MediaItem, current: readonly MediaItem[]) =>
      multiple ? [...current.filter(({ id }) => id !== item.id), item] : [item],
    [multiple],
  )
  const pick = useCallback(
    (item: MediaItem) => setPicked((current) => including(item, current)),
    [including],
  )
  const drop = (id: string) => setPicked((current) => current.filter((item) => item.id !== id))
  const has = (id: string) => picked.some((item) => item.id === id)
  // With both kinds in one dialog, only what is in sight is used.
  const items = multiple ? picked : picked.filter(({ type }) => type === kind)

  return {
    items,
    current: items.at(-1) ?? null,
    has,
    /** What is picked and this one, which a double click has picked and dropped again. */
    including: (item: MediaItem) => including(item, picked),
    pick,
    drop,
    toggle: (item: MediaItem) => (multiple && has(item.id) ? drop(item.id) : pick(item)),
    replace: (item: MediaItem) =>
      setPicked((current) => current.map((known) => (known.id === item.id ? item : known))),
  }
}
