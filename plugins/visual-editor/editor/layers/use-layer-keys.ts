import { type KeyboardEvent, useRef } from 'react'
import { nameOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { LayerRow } from '@/plugins/visual-editor/editor/layers/layer-rows'

const typingPauseMs = 700

type Options = {
  rows: readonly LayerRow[]
  activeAt: number
  setOpen: (ids: readonly string[], isOpen: boolean) => void
  rename: (id: string) => void
}

/** The keys of a tree: arrows, Home, End, F2 to rename, letters to find. The rest is the editor's. */
export function useLayerKeys({ rows, activeAt, setOpen, rename }: Options) {
  const { commands, blocks, engine } = useBuilder()
  const typed = useRef({ letters: '', at: 0 })
  const active = rows[activeAt]

  const select = (at: number) => {
    const row = rows[Math.min(Math.max(at, 0), rows.length - 1)]
    if (row) {
      commands.selectByKey(row.id)
    }
  }
  const outwards = () => select(rows.findIndex(({ id }) => id === active?.parentId))
  const keys = new Map([
    ['ArrowDown', () => select(activeAt + 1)],
    ['ArrowUp', () => select(activeAt - 1)],
    ['Home', () => select(0)],
    ['End', () => select(rows.length - 1)],
    [
      'ArrowRight',
      () => active && (active.isOpen ? select(activeAt + 1) : setOpen([active.id], true)),
    ],
    ['ArrowLeft', () => active && (active.isOpen ? setOpen([active.id], false) : outwards())],
    ['F2', () => active && rename(active.id)],
  ])

  const find = (letter: string) => {
    const now = Date.now()
    const isFresh = now - typed.current.at > typingPauseMs
    const letters = (isFresh ? '' : typed.current.letters) + letter.toLowerCase()
    typed.current = { letters, at: now }
    // The first letter goes on to the next one; more letters may stay.
    const from = letters.length === 1 ? activeAt + 1 : activeAt
    const document = engine.document()
    const found = rows.findIndex((_, step) => {
      const row = rows[(from + step) % rows.length]
      return row && nameOf(blocks, document, row.id).toLowerCase().startsWith(letters)
    })
    if (found !== -1) {
      select((from + found) % rows.length)
    }
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const isOnRow = event.target === event.currentTarget
    if (!isOnRow || event.altKey || event.ctrlKey || event.metaKey) {
      return
    }
    const run = keys.get(event.key)
    const isLetter = /^[\p{L}\p{N}]$/u.test(event.key)
    if (!run && !isLetter) {
      return
    }
    event.preventDefault()
    event.stopPropagation()
    if (run) {
      run()
    } else {
      find(event.key)
    }
  }
}
