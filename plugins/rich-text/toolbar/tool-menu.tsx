import { ChevronDown } from 'lucide-react'
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { type Keys, keysLabel } from '@/plugins/rich-text/kit/keys'
import { Popover } from '@/plugins/rich-text/kit/popover'
import menu from '@/plugins/rich-text/toolbar/tool-menu.module.css'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'
import { enabledItems, walkMenu } from '@/src/admin/ui/walk-menu'

type Icon = ComponentType<{ size?: number; strokeWidth?: number; 'aria-hidden'?: boolean }>

export type ToolItem = {
  label: string
  icon?: Icon
  run: () => void
  /** Of several things each on or off. */
  isOn?: boolean
  isDisabled?: boolean
  keys?: Keys
}

type Props = {
  label: string
  icon: Icon
  items: readonly ToolItem[]
  /** Below the list. */
  children?: ReactNode
  /** After a choice the keyboard goes back to the words. */
  onLeave: () => void
}

/** A button with more of the same behind it; arrows walk through it, Escape closes it. */
export function ToolMenu({ label, icon: Icon, items, children, onLeave }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()

  useEffect(() => {
    if (isOpen) {
      enabledItems(list.current)[0]?.focus()
    }
  }, [isOpen])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') {
      event.preventDefault()
      close()
    } else {
      walkMenu(event)
    }
  }

  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.menu}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        <ChevronDown size={12} aria-hidden />
      </button>
      {isOpen && (
        <Popover anchor={() => button.current} onClose={close}>
          <div
            ref={list}
            id={id}
            role="menu"
            tabIndex={-1}
            aria-label={label}
            onKeyDown={onKeyDown}
          >
            {items.map((item) => (
              <MenuItem
                key={item.label}
                item={item}
                onChoose={() => {
                  setIsOpen(false)
                  onLeave()
                  item.run()
                }}
              />
            ))}
          </div>
          {children}
        </Popover>
      )}
    </>
  )
}

function MenuItem({ item, onChoose }: { item: ToolItem; onChoose: () => void }) {
  const { label, icon: Icon, isOn, isDisabled, keys } = item
  return (
    <button
      type="button"
      {...(isOn === undefined
        ? { role: 'menuitem' }
        : { role: 'menuitemcheckbox', 'aria-checked': isOn })}
      tabIndex={-1}
      className={menu.item}
      disabled={isDisabled}
      onClick={onChoose}
    >
      {Icon && <Icon size={18} strokeWidth={1.75} aria-hidden />}
      {label}
      {keys && <kbd aria-hidden>{keysLabel(keys)}</kbd>}
    </button>
  )
}
