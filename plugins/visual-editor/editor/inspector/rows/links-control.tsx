import { useEffect, useRef } from 'react'
import type { Control } from '@/blocks/_kit/define'
import { type LinkRow, linkRow } from '@/blocks/_kit/props'
import { LinkControl } from '@/plugins/visual-editor/editor/inspector/link-control'
import styles from '@/plugins/visual-editor/editor/inspector/rows/rows.module.css'
import { SortableRows } from '@/plugins/visual-editor/editor/inspector/rows/sortable-rows'
import controls from '@/src/admin/ui/controls.module.css'
import { Plus } from '@/src/admin/ui/icons'
import { LimitedText } from '@/src/admin/ui/limited-text'
import { maxLengthOf } from '@/src/core/page-document/fit-props'

type Props = {
  id: string
  control: Extract<Control, { kind: 'links' }>
  value: readonly LinkRow[]
  onChange: (rows: LinkRow[]) => void
}

/** Rows of a name and an address. */
export function LinksControl({ id, control, value, onChange }: Props) {
  const { label, max } = control
  const place = useRef<HTMLDivElement>(null)
  const hasAdded = useRef(false)
  const nameOf = (row: LinkRow, index: number) => row.label || `link ${index + 1}`

  useEffect(() => {
    if (hasAdded.current) {
      hasAdded.current = false
      place.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
    }
  })

  const change = (index: number, patch: Partial<LinkRow>) =>
    onChange(value.map((row, at) => (at === index ? { ...row, ...patch } : row)))

  return (
    <div ref={place} className={styles.control}>
      {value.length > 0 && (
        <SortableRows addId={id} items={value} label={label} nameOf={nameOf} onChange={onChange}>
          {(row, index) => (
            <div className={styles.fields}>
              <LimitedText
                max={maxLengthOf(linkRow.shape.label)}
                placeholder="Name"
                label={`Name of link ${index + 1}`}
                value={row.label}
                onChange={(label) => change(index, { label })}
              />
              <LinkControl
                id={`${id}-${index}`}
                label={`Address of link ${index + 1}`}
                value={row.href}
                onChange={(href) => change(index, { href })}
              />
            </div>
          )}
        </SortableRows>
      )}
      <button
        id={id}
        type="button"
        className={controls.button}
        aria-label="Add a link"
        disabled={value.length >= max}
        onClick={() => {
          hasAdded.current = true
          onChange([...value, { label: '', href: '' }])
        }}
      >
        <Plus size={16} aria-hidden />
        Add a link
      </button>
    </div>
  )
}
