import { useEffect, useState } from 'react'

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

/** Draws a text the way the device does: its width in pixels, and its picture to compare. */
export type Draw = (text: string) => { width: number; picture: string }

/** Nothing will ever be behind this sign, so it is drawn as what is missing. */
const missing = '\u{10FFFF}'

/**
 * Leaves out emoji of Unicode versions that the device cannot draw: those whose first emoji are
 * drawn as boxes, or fall apart into several. A device without any emoji gets them all; visitors'
 * devices have them.
 */
export function drawable(all: readonly Emoji[], draw: Draw): Emoji[] {
  const [known] = all
  const box = draw(missing)
  const usual = known && draw(known.emoji)
  if (!usual || usual.picture === box.picture) {
    return [...all]
  }
  const isDrawn = (emoji: string) => {
    const { width, picture } = draw(emoji)
    return picture !== box.picture && width < usual.width * 1.6
  }
  const versions = new Map<string, boolean>()
  for (const { version } of all) {
    if (!versions.has(version)) {
      const first = all.filter((each) => each.version === version).slice(0, 3)
      versions.set(
        version,
        first.some(({ emoji }) => isDrawn(emoji)),
      )
    }
  }
  return all.filter(({ version }) => versions.get(version))
}

const sizePx = 16

/** Null where the browser gives no canvas. */
function canvasDraw(): Draw | null {
  const canvas = document.createElement('canvas')
  canvas.width = sizePx * 2
  canvas.height = sizePx * 2
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) {
    return null
  }
  context.font = `${sizePx}px sans-serif`
  context.textBaseline = 'top'
  return (text) => {
    context.clearRect(0, 0, canvas.width, canvas.height)
    context.fillText(text, 0, 0)
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    return { width: context.measureText(text).width, picture: data.join() }
  }
}
