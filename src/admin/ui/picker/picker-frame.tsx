import { type ReactNode, useRef, useState } from 'react'
import controls from '@/src/admin/ui/controls.module.css'
import { ChevronDown } from '@/src/admin/ui/icons'
import styles from '@/src/admin/ui/picker/picker.module.css'

type Props = {
  id: string
  label: string
  /** What is chosen, in words. */
  summary: string
  /** Each time, for what is looked up only then. */
  onOpen?: () => void
  children: ReactNode
}

/** A field that opens what can be chosen right below itself. Escape closes it again. */
export function PickerFrame({ id, label, summary, onOpen, children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside
    <div
      className={styles.frame}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) {
          event.stopPropagation()
          setIsOpen(false)
          button.current?.focus()
        }
      }}
    >
      <button
        ref={button}
        id={id}
        type="button"
        className={`${controls.field} ${styles.opener}`}
        aria-expanded={isOpen}
        aria-label={`${label}: ${summary}`}
        onClick={() => {
          setIsOpen(!isOpen)
          if (!isOpen) {
            onOpen?.()
          }
        }}
      >
        <span>{summary}</span>
        <ChevronDown size={16} aria-hidden />
      </button>
      {isOpen && children}
    </div>
  )
}
