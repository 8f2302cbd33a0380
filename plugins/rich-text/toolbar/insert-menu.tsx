import { ChevronDown, Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Insert, RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { OptionList, optionId } from '@/plugins/rich-text/kit/option-list'
import { Popover } from '@/plugins/rich-text/kit/popover'
import { useActiveOption } from '@/plugins/rich-text/kit/use-active-option'
import { useInserts } from '@/plugins/rich-text/kit/use-inserts'
import { findInserts } from '@/plugins/rich-text/slash/find-inserts'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'

type Props = {
  features: readonly RichTextFeature[]
  /** Does it, or asks first. */
  onInsert: (insert: Insert) => void
  /** The keyboard goes back to the words. */
  onLeave: () => void
}

/** Everything that can be put into the words, found by typing. */
export function InsertMenu({ features, onInsert, onLeave }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const offered = useInserts(features)
  if (offered.length === 0) {
    return null
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.labelled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title="Insert (type / in the words)"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Plus size={18} aria-hidden />
        Insert
        <ChevronDown size={14} aria-hidden />
      </button>
      {isOpen && (
        <InsertList
          features={features}
          offered={offered}
          anchor={() => button.current}
          onClose={() => {
            setIsOpen(false)
            onLeave()
          }}
          onInsert={(insert) => {
            setIsOpen(false)
            onInsert(insert)
          }}
        />
      )}
    </>
  )
}

type ListProps = {
  features: readonly RichTextFeature[]
  offered: readonly Insert[]
  anchor: () => Element | null
  onInsert: (insert: Insert) => void
  onClose: () => void
}

function InsertList({ features, offered, anchor, onInsert, onClose }: ListProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const found = [
    ...features.flatMap(({ insertsFor }) => (typed && insertsFor?.(typed)) || []),
    ...findInserts(offered, typed),
  ]
  const active = useActiveOption(found, typed)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      active.move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (active.option) {
        onInsert(active.option)
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
      aria-label="Insert"
      anchor={anchor}
      onClose={onClose}
    >
      <input
        className={styles.filter}
        role="combobox"
        aria-label="Find what to insert"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={active.option && optionId(id, active.index)}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="Find…"
        data-first
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <OptionList
        id={id}
        label="Insert"
        options={found}
        keyOf={(insert) => insert.id}
        active={active.index}
        onActive={active.setIndex}
        onChoose={onInsert}
      >
        {({ icon: Icon, label }) => (
          <>
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            {label}
          </>
        )}
      </OptionList>
      {found.length === 0 && <p className={styles.nothing}>Nothing is called that.</p>}
    </Popover>
  )
}
