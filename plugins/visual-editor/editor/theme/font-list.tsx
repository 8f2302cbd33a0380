import { type KeyboardEvent, useRef, useState } from 'react'
import { useBuilder, useSite } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { useChangeTheme, useTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
import controls from '@/src/admin/ui/controls.module.css'
import { useHasBeenVisible } from '@/src/admin/ui/use-has-been-visible'
import {
  type FontFamily,
  type FontKind,
  fontFamilies,
  fontKind,
  fontStack,
  fontStyles,
} from '@/src/core/theme/fonts'
import { FontFaces } from '@/src/ui/site-root/font-faces'

const kinds: readonly { kind: FontKind | 'all'; label: string }[] = [
  { kind: 'all', label: 'All' },
  { kind: 'plain', label: 'Plain' },
  { kind: 'loud', label: 'Loud' },
  { kind: 'bookish', label: 'Bookish' },
]

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: 2,
  ArrowUp: -2,
}

/** Going through the fonts one by one is one step of undo. */
const browsingMs = 10_000

/** All families, each in its own face; the page changes while the arrow keys go through them. */
export function FontList() {
  const { ui } = useBuilder()
  const chosen = useTheme(({ fontFamily }) => fontFamily)
  const change = useChangeTheme()
  const [kind, setKind] = useState<FontKind | 'all'>('all')
  const list = useRef<HTMLDivElement>(null)
  const families = fontFamilies.filter((family) => kind === 'all' || fontKind(family) === kind)
  const reachable = families.includes(chosen) ? chosen : families[0]

  const choose = (fontFamily: FontFamily) => {
    change({ fontFamily }, 'font', browsingMs)
    ui.setState({ announcement: `Font: ${fontFamily}` })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const index = reachable ? families.indexOf(reachable) : 0
    const step = steps[event.key]
    const next = step && families[Math.min(Math.max(index + step, 0), families.length - 1)]
    if (next) {
      event.preventDefault()
      choose(next)
      list.current?.querySelector<HTMLElement>(`[data-family="${next}"]`)?.focus()
    }
  }

  return (
    <>
      <div className={controls.segmented}>
        {kinds.map(({ kind: each, label }) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === kind}
            onClick={() => setKind(each)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        className={styles.fonts}
        role="radiogroup"
        aria-label="Font"
        ref={list}
        onKeyDown={onKeyDown}
      >
        {families.map((family) => (
          <FontCard
            key={family}
            family={family}
            isChosen={family === chosen}
            isReachable={family === reachable}
            onChoose={() => choose(family)}
          />
        ))}
      </div>
    </>
  )
}

type FontCardProps = {
  family: FontFamily
  isChosen: boolean
  /** By Tab; the arrow keys reach the others. */
  isReachable: boolean
  onChoose: () => void
}

/** The artist's name in one family, whose file is only fetched once the card comes into sight. */
function FontCard({ family, isChosen, isReachable, onChoose }: FontCardProps) {
  const name = useSite(({ profile }) => profile.name)
  const card = useRef<HTMLButtonElement>(null)
  const isSeen = useHasBeenVisible(card)
  const { weight, case: letterCase } = fontStyles[family].display
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button can hold the preview, and look like a card
    <button
      ref={card}
      type="button"
      role="radio"
      className={styles.font}
      data-family={family}
      aria-checked={isChosen}
      aria-label={family}
      tabIndex={isReachable ? 0 : -1}
      onClick={onChoose}
    >
      {isSeen && <FontFaces family={family} />}
      <b
        aria-hidden="true"
        style={{
          fontFamily: isSeen ? fontStack(family) : undefined,
          fontWeight: weight,
          textTransform: letterCase,
        }}
      >
        {name}
      </b>
      <small aria-hidden="true">{family}</small>
    </button>
  )
}
