import { lazy, useMemo } from 'react'
import { useField } from '@/plugins/catalog/release/release-context'
import { WritableText } from '@/plugins/rich-text/field/writable-text'
import { useAnnounce } from '@/src/admin/ui/announce'
import { emptyRichText } from '@/src/core/rich-text'
import { sanitizeRichText } from '@/src/rich-text/schema'

const InlineEditor = lazy(() =>
  import('@/plugins/rich-text/inline-editor').then(({ InlineEditor }) => ({
    default: InlineEditor,
  })),
)

/** The artist's words about it. What is typed is passed on after a short pause, and on leaving the words. */
export function DescriptionField() {
  const { value, set } = useField('description')
  const announce = useAnnounce()
  const doc = useMemo(() => (value?.root ? sanitizeRichText(value) : emptyRichText()), [value])
  const host = useMemo(() => ({ announce, tell: announce }), [announce])
  return (
    <WritableText
      doc={doc}
      label="Description"
      host={host}
      registerCommit={() => {}}
      onWritten={(written) => set(written)}
      renderEditor={(props) => <InlineEditor {...props} />}
    />
  )
}
