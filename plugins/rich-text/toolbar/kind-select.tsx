import type { LexicalEditor } from 'lexical'
import { focusWords } from '@/plugins/rich-text/kit/focus-words'
import {
  type BlockKind,
  headings,
  isListKind,
  setBlockKind,
  type TextKind,
} from '@/plugins/rich-text/toolbar/block-kinds'
import { kindFaces } from '@/plugins/rich-text/toolbar/kind-inserts'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'

const offered: readonly TextKind[] = ['paragraph', ...headings, 'quote']

type Props = { editor: LexicalEditor; kind: BlockKind }

/** What a line is. Phones and screen readers know this kind of field best. */
export function KindSelect({ editor, kind }: Props) {
  const isOffered = kind !== null && !isListKind(kind)
  return (
    <select
      className={styles.kind}
      aria-label="Style"
      title="Style"
      value={isOffered ? kind : ''}
      onChange={(event) => {
        setBlockKind(editor, event.target.value as TextKind)
        focusWords(editor)
      }}
    >
      {!isOffered && (
        <option value="" disabled hidden>
          {kind ? kindFaces[kind].label : 'Other'}
        </option>
      )}
      {offered.map((each) => (
        <option key={each} value={each}>
          {kindFaces[each].label}
        </option>
      ))}
    </select>
  )
}
