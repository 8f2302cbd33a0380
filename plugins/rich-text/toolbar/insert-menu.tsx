import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { ChevronDown, Plus } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { EditorConfig } from '@/plugins/rich-text/kit/editor-config'
import { focusWords } from '@/plugins/rich-text/kit/focus-words'
import { useInserts } from '@/plugins/rich-text/kit/menu-items'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'

const InsertList = lazy(() =>
  import('@/plugins/rich-text/toolbar/insert-list').then(({ InsertList }) => ({
    default: InsertList,
  })),
)

type Props = {
  editor: LexicalEditor
  config: EditorConfig
  /** The keyboard goes back to the words. */
  onLeave: () => void
}

/** Everything that can be put into the words; the list of it is loaded when it opens. */
export function InsertMenu({ editor, config, onLeave }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const inserts = useInserts(editor, config)
  if (!inserts.isAny) {
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
            find={inserts.find}
            anchor={() => button.current}
            onClose={() => {
              setIsOpen(false)
              onLeave()
            }}
            onInsert={(item) => {
              setIsOpen(false)
              focusWords(editor)
              item.onSelect({ editor, isActive: false, queryString: '' })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
