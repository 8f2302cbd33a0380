import styles from '@/src/ui/button/button.module.css'
import { classNames } from '@/src/ui/class-names'

type Look = {
  /** The one action of a view. */
  primary?: boolean
  /** As wide as its place. */
  wide?: boolean
}

/** Class names of a button: the same for `<button>`, for links and for the editor's inert anchors. */
export function buttonClass({ primary = false, wide = false }: Look = {}): string | undefined {
  return classNames(styles.button, primary && styles.primary, wide && styles.wide)
}

/** Class names of a round button that holds one icon; `outlined` for those that stand alone. */
export function iconButtonClass({ outlined = false } = {}): string | undefined {
  return classNames(styles.iconButton, outlined && styles.line)
}

/** Class name of the round, text-coloured play button. */
export const playButtonClass = styles.play
