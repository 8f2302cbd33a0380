import { lazy, useMemo } from 'react'
import { WritableText } from '@/plugins/rich-text/field/writable-text'
import { ChangedElsewhere } from '@/src/admin/form-screen/form-row'
import form from '@/src/admin/form-screen/form-sections.module.css'
import { useAnnounce } from '@/src/admin/ui/announce'
import { usePendingInput } from '@/src/admin/writing/pending-input'
import { emptyRichText, type RichTextDoc } from '@/src/core/rich-text'
import { sanitizeRichText } from '@/src/rich-text/schema'

const InlineEditor = lazy(() =>
  import('@/plugins/rich-text/inline-editor').then(({ InlineEditor }) => ({
    default: InlineEditor,
  })),
)

type Props = {
  label?: string
  value: RichTextDoc | null
  /** The id of what is said of it below. */
  saidBy?: string
  isWrong?: boolean
  /** Another window changed it, too. */
  isElsewhere?: boolean
  set: (doc: RichTextDoc) => void
}

/** A row with the artist's words about something. What is typed is passed on after a short pause, and on leaving the words or the screen. */
export function DescriptionField({
  label = 'Description',
  value,
  saidBy,
  isWrong,
  isElsewhere = false,
  set,
}: Props) {
  const announce = useAnnounce()
  const registerCommit = usePendingInput()
  const doc = useMemo(() => (value?.root ? sanitizeRichText(value) : emptyRichText()), [value])
  const host = useMemo(() => ({ announce, tell: announce }), [announce])
  return (
    <div className={form.row}>
      <span>{label}</span>
      <WritableText
        doc={doc}
        label={label}
        saidBy={saidBy}
        isWrong={isWrong}
        host={host}
        registerCommit={registerCommit}
        onWritten={(doc) => set(doc)}
        renderEditor={(props) => <InlineEditor {...props} />}
      />
      {isElsewhere && <ChangedElsewhere />}
    </div>
  )
}
