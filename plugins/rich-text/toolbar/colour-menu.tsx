import type { LucideIcon } from 'lucide-react'
import { type CSSProperties, lazy, Suspense, useRef, useState } from 'react'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'

const ColourPanel = lazy(() =>
  import('@/plugins/rich-text/toolbar/colour-panel').then(({ ColourPanel }) => ({
    default: ColourPanel,
  })),
)

type Props = {
  label: string
  icon: LucideIcon
  /** CSS, as stored; null for that of the surroundings. */
  value: string | null
  /** The words, whose theme is offered. */
  element: HTMLElement
  /** @param isNext of several changes while the panel is open: one step of undo */
  onChange: (value: string | null, isNext: boolean) => void
  onLeave: () => void
}

/** A colour of the selected words; what it is picked from is loaded when it opens. */
export function ColourMenu({ label, icon: Icon, value, element, onChange, onLeave }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const changes = useRef(0)
  const shown = value && colourOf(value, element)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.colour}
        style={{ '--c': shown ?? 'transparent' } as CSSProperties}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          changes.current = 0
          setIsOpen(!isOpen)
        }}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <ColourPanel
            label={label}
            value={value}
            colourOf={(colour) => colourOf(colour, element)}
            anchor={() => button.current}
            onChange={(next) => {
              onChange(next, changes.current > 0)
              changes.current += 1
            }}
            onClose={() => {
              setIsOpen(false)
              onLeave()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** What a colour of the theme is at the moment. */
function colourOf(value: string, element: HTMLElement): string {
  const variable = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return variable ? getComputedStyle(element).getPropertyValue(variable).trim() : value
}
