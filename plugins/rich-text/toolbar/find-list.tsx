import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Popover } from '@/plugins/rich-text/kit/popover'
import { optionClasses, useActiveOption } from '@/plugins/rich-text/kit/use-active-option'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'
import { isEnter } from '@/src/core/is-enter'
import { comboboxProps, nextPosition, OptionList } from '@/src/ui/combobox/combobox.client'

type Props<Option> = {
  /** Of the whole, of its field and of its list, for screen readers. */
  names: { dialog: string; field: string; list: string }
  /** What is offered for the letters typed so far. */
  find: (typed: string) => readonly Option[]
  /** What it opens on. */
  chosen?: Option
  keyOf: (option: Option) => string
  anchor: () => Element | null
  onChoose: (option: Option) => void
  onClose: () => void
  children: (option: Option) => ReactNode
}

/** A list under a button of the toolbar, found by typing. */
export function FindList<Option>(props: Props<Option>) {
  const { names, find, chosen, keyOf, anchor, onChoose, onClose, children } = props
  const id = useId()
  const [typed, setTyped] = useState('')
  const found = find(typed)
  const start = chosen === undefined ? 0 : found.indexOf(chosen)
  const active = useActiveOption(found, typed, start)

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextPosition(event.key, active.index, found.length)
    if (next !== null) {
      event.preventDefault()
      active.setIndex(next)
    } else if (isEnter(event)) {
      event.preventDefault()
      if (active.option !== undefined) {
        onChoose(active.option)
      }
    } else if (event.key === 'Tab') {
      event.preventDefault()
      onClose()
    }
  }

  return (
    <Popover
      className={styles.insert}
      role="dialog"
      aria-label={names.dialog}
      anchor={anchor}
      onClose={onClose}
    >
      <input
        className={styles.filter}
        {...comboboxProps(id, active.option === undefined ? undefined : keyOf(active.option))}
        aria-label={names.field}
        placeholder="Find…"
        data-first
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <OptionList
        id={id}
        label={names.list}
        options={found}
        keyOf={keyOf}
        active={active.index}
        onActive={active.setIndex}
        onChoose={onChoose}
        classes={optionClasses}
      >
        {children}
      </OptionList>
      {found.length === 0 && <p className={styles.nothing}>Nothing is called that.</p>}
    </Popover>
  )
}
