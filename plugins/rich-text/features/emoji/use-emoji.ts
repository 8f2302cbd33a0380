import { useEffect, useState } from 'react'
import { canvasDraw, drawable } from '@/plugins/rich-text/features/emoji/drawable'
import { type Emoji, loadEmoji } from '@/plugins/rich-text/features/emoji/emoji-data'

let known: readonly Emoji[] | null = null

/** The emoji that this device draws. */
async function loadDrawable(): Promise<readonly Emoji[]> {
  const all = await loadEmoji()
  const draw = canvasDraw()
  known ??= draw ? drawable(all, draw) : all
  return known
}

/** The emoji; null until they are there. */
export function useEmoji(): readonly Emoji[] | null {
  const [emoji, setEmoji] = useState(known)
  useEffect(() => {
    if (emoji) {
      return
    }
    let isGone = false
    loadDrawable()
      .then((loaded) => !isGone && setEmoji(loaded))
      .catch((error: unknown) => console.error('The emoji could not be loaded', error))
    return () => {
      isGone = true
    }
  }, [emoji])
  return emoji
}
