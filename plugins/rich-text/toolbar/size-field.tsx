import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { toolKeys } from '@/plugins/rich-text/toolbar/shortcuts'
import { ToolButton } from '@/plugins/rich-text/toolbar/tool-button'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'
import { readFontSize, stepFontSize } from '@/plugins/rich-text/toolbar/use-font-size'
import { isEnter } from '@/src/core/is-enter'
import { limits } from '@/src/core/limits'

type Props = {
  /** Pixels; null where the selected words differ. */
  px: number | null
  onChange: (px: number) => void
  onLeave: () => void
}

/** The size of the selected words: by a number, or bigger and smaller. */
export function SizeField({ px, onChange, onLeave }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const current = px ?? limits.fontSize.defaultPx

  const apply = () => {
    if (typed !== null) {
      setTyped(null)
      const wish = readFontSize(typed)
      if (wish !== px) {
        onChange(wish)
      }
    }
  }

  return (
    <span className={styles.size}>
      <ToolButton
        label="Smaller"
        icon={Minus}
        keys={toolKeys.smaller}
        onClick={() => onChange(stepFontSize(current, -1))}
      />
      <input
        className={styles.number}
        aria-label="Font size"
        title="Font size"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? px ?? ''}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={apply}
        onKeyDown={(event) => {
          if (isEnter(event)) {
            event.preventDefault()
            apply()
            onLeave()
          } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            const from = typed === null ? current : readFontSize(typed)
            setTyped(null)
            onChange(stepFontSize(from, event.key === 'ArrowUp' ? 1 : -1))
          }
        }}
      />
      <ToolButton
        label="Bigger"
        icon={Plus}
        keys={toolKeys.bigger}
        onClick={() => onChange(stepFontSize(current, 1))}
      />
    </span>
  )
}
