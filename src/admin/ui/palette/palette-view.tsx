import { type KeyboardEvent, useId } from 'react'
import controls from '@/src/admin/ui/controls.module.css'
import { Search } from '@/src/admin/ui/icons'
import { KeyDialog, Keys } from '@/src/admin/ui/palette/key-dialog'
import styles from '@/src/admin/ui/palette/palette.module.css'
import { isEnter } from '@/src/core/is-enter'
import { comboboxProps, nextPosition, OptionList } from '@/src/ui/combobox/combobox.client'

type Entry = {
  id: string
  title: string
  group: string
  /** Stands quietly behind the title. */
  note?: string | undefined
  keys?: readonly string[]
}

type Props<Found extends Entry> = {
  /** Of the field, for screen readers. */
  label: string
  placeholder: string
  typed: string
  onType: (words: string) => void
  found: readonly Found[]
  position: number
  onPosition: (position: number) => void
  onChoose: (entry: Found) => void
  onClose: () => void
  /** Said while nothing is found. */
  nothing: string
}

/** Type what you want, and take it with Enter. */
export function PaletteView<Found extends Entry>(props: Props<Found>) {
  const { label, placeholder, typed, found, position, nothing } = props
  const { onType, onPosition, onChoose, onClose } = props
  const listId = useId()
  const active = found[position]

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextPosition(event.key, position, found.length)
    if (next !== null) {
      event.preventDefault()
      onPosition(next)
    } else if (isEnter(event)) {
      event.preventDefault()
      if (active) {
        onChoose(active)
      }
    }
  }

  return (
    <KeyDialog label="Find anything" className={styles.palette} onClose={onClose}>
      <label className={styles.search}>
        <Search size={18} aria-hidden />
        <input
          type="text"
          {...comboboxProps(listId, active?.id)}
          aria-label={label}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </label>
      <OptionList
        id={listId}
        label="Found"
        options={found}
        keyOf={({ id }) => id}
        headingOf={({ group }) => group}
        active={position}
        onActive={onPosition}
        onChoose={onChoose}
        classes={styles}
      >
        {({ title, note, keys = [] }) => (
          <>
            <span>{title}</span>
            {note && <span className={styles.note}>{note}</span>}
            <Keys combinations={keys} />
          </>
        )}
      </OptionList>
      <p className={found.length > 0 ? controls.visuallyHidden : styles.nothing} role="status">
        {found.length > 0 ? `${found.length} found` : nothing}
      </p>
    </KeyDialog>
  )
}
