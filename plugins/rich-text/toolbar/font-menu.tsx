import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'
import type { FontFamily } from '@/src/core/theme/fonts'

const FontList = lazy(() =>
  import('@/plugins/rich-text/toolbar/font-list').then(({ FontList }) => ({ default: FontList })),
)

type Props = {
  /** Null for that of the theme, or where the selected words differ. */
  family: FontFamily | null
  onChange: (family: FontFamily | null) => void
  onLeave: () => void
}

const themeFont = 'Theme font'

/** The family of the selected words; the list of all is loaded when it opens. */
export function FontMenu({ family, onChange, onLeave }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
    onLeave()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.font}
        aria-label={`Font: ${family ?? themeFont}`}
        title="Font"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{family ?? themeFont}</span>
        <ChevronDown size={14} aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <FontList
            chosen={family}
            anchor={() => button.current}
            onClose={close}
            onChoose={(next) => {
              onChange(next)
              close()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
