import { useState } from 'react'
import styles from '@/plugins/visual-editor/editor/inspector/picks/picks.module.css'
import type { Thing } from '@/plugins/visual-editor/editor/inspector/picks/things'
import type { Things } from '@/plugins/visual-editor/editor/inspector/picks/use-things'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'

type Props = Things & {
  label: string
  /** Radio buttons when only one may be chosen. */
  type: 'checkbox' | 'radio'
  isChosen: (value: string) => boolean
  onToggle: (value: string) => void
}

/** From this many on, a search field stands above them. */
const searchedFrom = 8

/** Things to tick, with a search field when there are many. */
export function PickList({ things, hasFailed, label, type, isChosen, onToggle }: Props) {
  const [query, setQuery] = useState('')
  if (hasFailed) {
    return <p className={styles.note}>These could not be loaded. Close this and try again.</p>
  }
  if (!things) {
    return <p className={styles.note}>Loading…</p>
  }
  if (things.length === 0) {
    return <p className={styles.note}>There is nothing to choose from yet.</p>
  }
  const found = things.filter((thing) => matches(thing, query))
  return (
    <fieldset className={styles.list} aria-label={label}>
      {things.length >= searchedFrom && (
        <input
          type="search"
          className={shell.field}
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

function matches({ label, detail = '' }: Thing, query: string): boolean {
  const text = `${label} ${detail}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((part) => text.includes(part))
}
