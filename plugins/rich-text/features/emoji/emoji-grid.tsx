import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import type { Emoji } from '@/plugins/rich-text/features/emoji/emoji-data'
import styles from '@/plugins/rich-text/features/emoji/emoji-dialog.module.css'
import { withSkinTone } from '@/plugins/rich-text/features/emoji/skin-tones'

export type EmojiGridHandle = { focusFirst: () => void }

type Props = {
  ref: Ref<EmojiGridHandle>
  groups: readonly { title: string; emoji: readonly Emoji[] }[]
  tone: string
  onChoose: (emoji: string) => void
}

/** As many as stand side by side on a narrow phone. */
const columns = 7

/** One stop for the tabulator; arrows go from emoji to emoji, over the categories. */
export function EmojiGrid({ ref, groups, tone, onChoose }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<string | null>(null)
  const sections = groups.map(({ title, emoji }) => ({ title, rows: rowsOf(emoji) }))
  const rows = sections.flatMap((section) => section.rows)
  const names = rows.map((row) => row.map(({ emoji }) => emoji))
  const current = at !== null && names.some((row) => row.includes(at)) ? at : names[0]?.[0]

  const focus = (emoji: string | undefined) => {
    if (emoji !== undefined) {
      setAt(emoji)
      place.current?.querySelector<HTMLElement>(`[data-emoji="${emoji}"]`)?.focus()
    }
  }
  useImperativeHandle(ref, () => ({ focusFirst: () => focus(names[0]?.[0]) }))

  const onKeyDown = (event: KeyboardEvent) => {
    if (current !== undefined && isGridKey(event.key)) {
      event.preventDefault()
      focus(stepIn(names, current, event.key as GridKey))
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come up from the buttons inside
    <div ref={place} onKeyDown={onKeyDown}>
      {sections.map(({ title, rows }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          {/* biome-ignore lint/a11y/useSemanticElements: a table lays out its cells by itself */}
          <div role="grid" aria-label={title} className={styles.grid}>
            {rows.map((row) => (
              // biome-ignore lint/a11y/useSemanticElements: as the grid
              // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus
              <div key={row[0]?.emoji} role="row" className={styles.row}>
                {row.map((emoji) => (
                  // biome-ignore lint/a11y/useSemanticElements: as the grid
                  // biome-ignore lint/a11y/useFocusableInteractive: the button in it has the focus
                  <div key={emoji.emoji} role="gridcell" className={styles.row}>
                    <button
                      type="button"
                      className={styles.emoji}
                      data-emoji={emoji.emoji}
                      tabIndex={emoji.emoji === current ? 0 : -1}
                      aria-label={emoji.description}
                      title={`:${emoji.aliases[0] ?? ''}:`}
                      onClick={() => onChoose(withSkinTone(emoji, tone))}
                    >
                      {withSkinTone(emoji, tone)}
                    </button>
                  </div>
                ))}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function rowsOf(emoji: readonly Emoji[]): Emoji[][] {
  return Array.from({ length: Math.ceil(emoji.length / columns) }, (_, row) =>
    emoji.slice(row * columns, (row + 1) * columns),
  )
}

const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const

type GridKey = (typeof keys)[number]

function isGridKey(key: string): key is GridKey {
  return (keys as readonly string[]).includes(key)
}

/** Where a key leads from one cell; the same cell at the edges. */
export function stepIn(rows: readonly (readonly string[])[], from: string, key: GridKey): string {
  const row = rows.findIndex((cells) => cells.includes(from))
  const column = rows[row]?.indexOf(from) ?? 0
  const all = rows.flat()
  const index = all.indexOf(from)
  switch (key) {
    case 'ArrowLeft':
      return all[index - 1] ?? from
    case 'ArrowRight':
      return all[index + 1] ?? from
    case 'ArrowUp':
      return inRow(rows[row - 1], column) ?? from
    case 'ArrowDown':
      return inRow(rows[row + 1], column) ?? from
    case 'Home':
      return rows[row]?.[0] ?? from
    case 'End':
      return rows[row]?.at(-1) ?? from
  }
}

/** The cell of this column, or the last one of a shorter row. */
const inRow = (row: readonly string[] | undefined, column: number) => row?.[column] ?? row?.at(-1)
