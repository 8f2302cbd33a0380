import { useEffect, useState } from 'react'
import { isName, wordsOf } from '@/plugins/rich-text/features/links/link-address'
import { type LinkTarget, useRichTextHost } from '@/plugins/rich-text/kit/host'

const searchMs = 150

type Found = {
  targets: readonly LinkTarget[]
  /** They are of what is typed by now, not of the letters before. */
  isCurrent: boolean
}

const none: { words: string; targets: readonly LinkTarget[] } = { words: '', targets: [] }

/** Own pages and products for what is typed as an address; none while it is one already. */
export function useLinkTargets(typed: string): Found {
  const { findLinkTargets } = useRichTextHost()
  const [found, setFound] = useState(none)
  const words = wordsOf(typed)
  const isSought = isName(words)

  useEffect(() => {
    if (!findLinkTargets || !isSought) {
      setFound(none)
      return
    }
    let isCurrent = true
    const timer = setTimeout(() => {
      findLinkTargets(words).then(
        (targets) => isCurrent && setFound({ words, targets }),
        // Without the list an address can still be typed.
        () => isCurrent && setFound(none),
      )
    }, searchMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [findLinkTargets, words, isSought])

  const { targets } = isSought ? found : none
  return { targets, isCurrent: found.words === words }
}
