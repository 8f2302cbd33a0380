import { useRef, useState } from 'react'
import type { Control, EntityKind } from '@/blocks/_kit/define'
import styles from '@/plugins/visual-editor/editor/inspector/entity-picker/entity-picker.module.css'
import { useEntities } from '@/plugins/visual-editor/editor/inspector/entity-picker/use-entities'
import { X } from '@/src/admin/ui/icons'
import { PickerFrame } from '@/src/admin/ui/picker/picker-frame'
import { type Entities, PickerList } from '@/src/admin/ui/picker/picker-list'
import { limits } from '@/src/core/limits'

type Props = {
  id: string
  control: Extract<Control, { kind: 'multi-select' }>
  value: readonly string[]
  onChange: (values: string[]) => void
}

/** Several of a list. The first chosen ones stand as badges, the others are counted. */
export function MultiSelectControl({ control, ...rest }: Props) {
  const { from, label, none } = control
  return typeof from === 'string' ? (
    <OfProfile {...rest} label={label} none={none} kind={from} />
  ) : (
    <ManyOf {...rest} label={label} none={none} known={{ entities: from, hasFailed: false }} />
  )
}

type ManyProps = Omit<Props, 'control'> & { label: string; none: string }

function OfProfile({ kind, ...rest }: ManyProps & { kind: EntityKind }) {
  return <ManyOf {...rest} known={useEntities(kind)} />
}

function ManyOf({ id, label, none, known, value, onChange }: ManyProps & { known: Entities }) {
  const [showsAll, setShowsAll] = useState(false)
  const badges = useRef<HTMLUListElement>(null)
  const shown = showsAll ? value : value.slice(0, limits.multiSelect.badges)
  const hiddenCount = value.length - shown.length
  const nameOf = (each: string) =>
    known.entities?.find((entity) => entity.value === each)?.label ??
    (known.entities ? 'No longer on the site' : '…')
  const without = (gone: string) => value.filter((each) => each !== gone)

  const remove = (each: string) => {
    onChange(without(each))
    // The button with the focus is gone: the next one takes it, or else the field.
    const next = badges.current?.querySelector<HTMLElement>('button:not([data-gone])')
    const field = document.getElementById(id)
    ;(value.length > 1 ? (next ?? field) : field)?.focus()
  }

  return (
    <div className={styles.many}>
      {value.length > 0 && (
        <ul ref={badges} className={styles.badges} aria-label={`Chosen ${label}`}>
          {shown.map((each) => (
            <li key={each} className={styles.badge}>
              <span>{nameOf(each)}</span>
              <button
                type="button"
                aria-label={`Remove ${nameOf(each)}`}
                onClick={(event) => {
                  event.currentTarget.dataset.gone = ''
                  remove(each)
                }}
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
          {hiddenCount > 0 && (
            <li>
              <button type="button" className={styles.more} onClick={() => setShowsAll(true)}>
                +{hiddenCount} more
              </button>
            </li>
          )}
        </ul>
      )}
      <PickerFrame
        id={id}
        label={label}
        summary={value.length === 0 ? none : `${value.length} chosen`}
      >
        <PickerList
          {...known}
          label={label}
          type="checkbox"
          isChosen={(each) => value.includes(each)}
          onToggle={(each) => onChange(value.includes(each) ? without(each) : [...value, each])}
        />
      </PickerFrame>
    </div>
  )
}
