import { useEffect, useState } from 'react'
import { defaultAddress } from '@/plugins/rich-text/features/links/link-address'
import { type LinkTarget, useRichTextHost } from '@/plugins/rich-text/kit/host'

const searchMs = 150
const none: readonly LinkTarget[] = []

/** Own pages and products for what is typed as an address; none while it is one already. */
export function useLinkTargets(typed: string): readonly LinkTarget[] {
  const { findLinkTargets } = useRichTextHost()
  const [targets, setTargets] = useState(none)
  const words = typed.startsWith(defaultAddress)
    ? typed.slice(defaultAddress.length).trim()
    : typed.trim()
  const isName = words.length > 0 && !/[:@?#]|\.\w/.test(words)

  useEffect(() => {
    if (!findLinkTargets || !isName) {
      setTargets(none)
      return
    }
    let isCurrent = true
    const timer = setTimeout(() => {
      findLinkTargets(words).then(
        (found) => isCurrent && setTargets(found),
        // Without the list an address can still be typed.
        () => isCurrent && setTargets(none),
      )
    }, searchMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [findLinkTargets, words, isName])

  return isName ? targets : none
}
