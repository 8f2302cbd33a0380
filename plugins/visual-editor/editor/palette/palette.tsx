import { useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ActionContext } from '@/plugins/visual-editor/editor/actions/action'
import {
  findEntries,
  type PaletteEntry,
  paletteEntries,
} from '@/plugins/visual-editor/editor/palette/palette-entries'
import { PaletteView } from '@/src/admin/ui/palette/palette-view'
import { nextPosition } from '@/src/ui/combobox/combobox.client'

type Props = {
  desk: ActionContext
  /** The keys that were pressed before the palette was there, once. */
  takeKeysAhead: () => readonly string[]
}

/** Type what you want: a command, a block to add, a page to open, a block on this page. */
export function Palette({ desk, takeKeysAhead }: Props) {
  const [typed, setTyped] = useState('')
  const [position, setPosition] = useState(0)
  const [entries] = useState(() => paletteEntries(desk))
  const found = useMemo(() => findEntries(entries, typed), [entries, typed])

  const close = () => desk.builder.ui.setState({ keyDialog: null })
  const choose = (entry: PaletteEntry | undefined) => {
    if (entry) {
      // The window gives the focus back first, so that an action may move it on; keys that follow
      // at once find it done.
      flushSync(close)
      entry.run()
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useLayoutEffect(() => {
    const keys = takeKeysAhead()
    if (keys.length > 0) {
      const { typed, position, chosen } = pressed(entries, keys)
      setTyped(typed)
      setPosition(position)
      // React cannot draw at once in an effect, and closing has to.
      queueMicrotask(() => choose(chosen))
    }
  }, [])

  return (
    <PaletteView
      label="What would you like to do?"
      placeholder="Add shows, move up, go to Home…"
      nothing="Nothing is called that."
      typed={typed}
      onType={(words) => {
        setTyped(words)
        setPosition(0)
      }}
      found={found}
      position={position}
      onPosition={setPosition}
      onChoose={choose}
      onClose={close}
    />
  )
}

/** What keys come to that were pressed one after the other, up to the one that chooses. */
function pressed(entries: readonly PaletteEntry[], keys: readonly string[]) {
  let typed = ''
  let position = 0
  for (const key of keys) {
    const found = findEntries(entries, typed)
    const next = nextPosition(key, position, found.length)
    if (next !== null) {
      position = next
    } else if (key !== 'Enter') {
      typed = key === 'Backspace' ? [...typed].slice(0, -1).join('') : typed + key
      position = 0
    } else if (found[position]) {
      return { typed, position, chosen: found[position] }
    }
  }
  return { typed, position, chosen: undefined }
}
