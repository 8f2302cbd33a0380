import { ChevronDown, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Insert, RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { InsertFace } from '@/plugins/rich-text/kit/insert-face'
import { useInserts } from '@/plugins/rich-text/kit/use-inserts'
import { findInserts } from '@/plugins/rich-text/slash/find-inserts'
import { FindList } from '@/plugins/rich-text/toolbar/find-list'
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
  const find = (typed: string) => [
    ...features.flatMap(({ insertsFor }) => (typed && insertsFor?.(typed)) || []),
    ...findInserts(offered, typed),
  ]
  return (
    <FindList
      names={{ dialog: 'Insert', field: 'Find what to insert', list: 'Insert' }}
      find={find}
      keyOf={(insert) => insert.id}
      anchor={anchor}
      onChoose={onInsert}
      onClose={onClose}
    >
      {(insert) => <InsertFace insert={insert} />}
    </FindList>
  )
}
