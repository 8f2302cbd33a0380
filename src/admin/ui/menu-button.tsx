import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import controls from '@/src/admin/ui/controls.module.css'
import styles from '@/src/admin/ui/menu-button.module.css'
import { enabledItems, walkMenu } from '@/src/admin/ui/walk-menu'
import { usePopover } from '@/src/ui/popover/use-popover.client'

export type MenuItem = { label: string; note?: string; isDisabled?: boolean; run: () => void }

type Props = {
  /** The button's name for screen readers. */
  label: string
  kind?: 'primary'
  items: readonly MenuItem[]
  children: ReactNode
}

/** A button with a list of things to do; arrows walk through it, Escape closes it. */
export function MenuButton({ label, kind, items, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices when the focus has left
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) {
          setIsOpen(false)
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className={`${controls.button} ${styles.button}`}
        data-kind={kind}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && (
        <Menu
          id={id}
          label={label}
          items={items}
          anchor={() => button.current}
          onClose={() => {
            setIsOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </div>
  )
}

type MenuProps = Pick<Props, 'label' | 'items'> & {
  id: string
  anchor: () => Element | null
  onClose: () => void
}

function Menu({ id, label, items, anchor, onClose }: MenuProps) {
  const menu = usePopover<HTMLDivElement>(anchor, 'bottom-end')

  useEffect(() => {
    enabledItems(menu.current)[0]?.focus()
  }, [menu])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    } else {
      walkMenu(event)
    }
  }

  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      {items.map(({ label, note, isDisabled, run }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          disabled={isDisabled}
          onClick={() => {
            onClose()
            run()
          }}
        >
          {label}
          {note && <small>{note}</small>}
        </button>
      ))}
    </div>
  )
}
