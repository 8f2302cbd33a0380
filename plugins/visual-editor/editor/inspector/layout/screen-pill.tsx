import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/inspector/layout/layout.module.css'
import { screenNames } from '@/plugins/visual-editor/editor/shell/bar/devices'
import { RotateCcw, Smartphone, Tablet } from '@/src/admin/ui/icons'
import type { NarrowScreen } from '@/src/core/page-document/layout/layout'

const icons = {
  tablet: { Icon: Tablet, device: 'tablet' },
  mobile: { Icon: Smartphone, device: 'phone' },
} as const

type Props = {
  screen: NarrowScreen
  /** What holds there: `168 px`. */
  words: string
  onReset: () => void
}

/** “Only on phone: 168 px”: leads to that screen, and takes back what is set for it. */
export function ScreenPill({ screen, words, onReset }: Props) {
  const { ui } = useBuilder()
  const { Icon, device } = icons[screen]
  const sentence = `Only on ${screenNames[screen]}: ${words}`
  return (
    <span className={styles.pill}>
      <button
        type="button"
        title={`Show the page as on a ${screenNames[screen]}`}
        onClick={() => ui.setState({ device, draggedWidthPx: null })}
      >
        <Icon size={14} aria-hidden />
        {sentence}
      </button>
      <button
        type="button"
        title="Put it back to what holds on all screens"
        aria-label={`${sentence}. Put it back`}
        onClick={onReset}
      >
        <RotateCcw size={14} aria-hidden />
      </button>
    </span>
  )
}
