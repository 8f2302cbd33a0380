import { useRef } from 'react'
import { useSite } from '@/plugins/visual-editor/editor/builder-context'
import { useSeen } from '@/plugins/visual-editor/editor/shell/use-seen'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { type FontFamily, fontStack, fontStyles } from '@/src/core/theme/fonts'
import { FontFaces } from '@/src/ui/site-root/font-faces'

type Props = {
  family: FontFamily
  isChosen: boolean
  /** By Tab; the arrow keys reach the others. */
  isReachable: boolean
  onChoose: () => void
}

/** The artist's name in one family, whose file is only fetched once the card comes into sight. */
export function FontCard({ family, isChosen, isReachable, onChoose }: Props) {
  const name = useSite(({ profile }) => profile.name)
  const card = useRef<HTMLButtonElement>(null)
  const isSeen = useSeen(card)
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
