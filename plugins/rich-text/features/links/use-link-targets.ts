import { useEffect, useState } from 'react'
import { defaultAddress } from '@/plugins/rich-text/features/links/link-address'
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
  const words = typed.startsWith(defaultAddress)
    ? typed.slice(defaultAddress.length).trim()
    : typed.trim()
  const isName = words.length > 0 && !/[:@?#]|\.\w/.test(words)

  useEffect(() => {
    if (!findLinkTargets || !isName) {
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
  }, [findLinkTargets, words, isName])

  const { targets } = isName ? found : none
  return { targets, isCurrent: found.words === words }
}
