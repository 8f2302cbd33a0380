import { useState } from 'react'
import controls from '@/src/admin/ui/controls.module.css'
import styles from '@/src/admin/ui/picker/picker.module.css'

/** Something that can be chosen: its id, its name, and what tells it from others of that name. */
export type Entity = { value: string; label: string; detail?: string }

/** `entities` is null until they are known. */
export type Entities = { entities: readonly Entity[] | null; hasFailed: boolean }

type Props = Entities & {
  label: string
  /** Radio buttons when only one may be chosen. */
  type: 'checkbox' | 'radio'
  isChosen: (value: string) => boolean
  onToggle: (value: string) => void
}

/** From this many on, a search field stands above them. */
const searchedFrom = 8

/** Things to tick, with a search field when there are many. */
export function PickerList({ entities, hasFailed, label, type, isChosen, onToggle }: Props) {
  const [query, setQuery] = useState('')
  if (hasFailed) {
    return <p className={styles.note}>These could not be loaded. Close this and try again.</p>
  }
  if (!entities) {
    return <p className={styles.note}>Loading…</p>
  }
  if (entities.length === 0) {
    return <p className={styles.note}>There is nothing to choose from yet.</p>
  }
  const found = entities.filter((entity) => matches(entity, query))
  return (
    <fieldset className={styles.list} aria-label={label}>
      {entities.length >= searchedFrom && (
        <input
          type="search"
          className={controls.field}
          placeholder="Search"
          aria-label={`Search ${label}`}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <div className={styles.options}>
        {found.map(({ value, label: name, detail }) => (
          <label key={value} className={styles.option}>
            <input
              type={type}
              name={type === 'radio' ? label : undefined}
              checked={isChosen(value)}
              onChange={() => onToggle(value)}
            />
            <span>
              {name}
              {detail && <small>{detail}</small>}
            </span>
          </label>
        ))}
        {found.length === 0 && <p className={styles.note}>Nothing is called that.</p>}
      </div>
    </fieldset>
  )
}

function matches({ label, detail = '' }: Entity, query: string): boolean {
  const text = `${label} ${detail}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((part) => text.includes(part))
}
