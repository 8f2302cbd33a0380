import { ChevronDown, Plus } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Insert, RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { useInserts } from '@/plugins/rich-text/kit/use-inserts'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'

const InsertList = lazy(() =>
  import('@/plugins/rich-text/toolbar/insert-list').then(({ InsertList }) => ({
    default: InsertList,
  })),
)

type Props = {
  features: readonly RichTextFeature[]
  /** Does it, or asks first. */
  onInsert: (insert: Insert) => void
  /** The keyboard goes back to the words. */
  onLeave: () => void
}

/** Everything that can be put into the words; the list of it is loaded when it opens. */
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
        <Suspense>
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
        </Suspense>
      )}
    </>
  )
}
