import { $getSelection, $setSelection, type LexicalEditor } from 'lexical'
import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react'
import type { Insert } from '@/plugins/rich-text/kit/feature'
import { focusWords } from '@/plugins/rich-text/kit/focus-words'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'
import { ownerMessages } from '@/src/core/owner-messages'

type Asking = Extract<Insert, { Dialog: unknown }>

/** Puts things into the words: at once, or after their dialog. */
export function useInserting(editor: LexicalEditor) {
  const { tell } = useRichTextHost()
  const [asking, setAsking] = useState<Asking | null>(null)
  return {
    insert: (insert: Insert) => {
      if ('Dialog' in insert) {
        setAsking(insert)
      } else {
        const done = insert.run(editor)
        focusWords(editor)
        done?.catch((error: unknown) => {
          console.error(`${insert.label} could not be put in`, error)
          tell?.(ownerMessages.richText.notLoaded)
        })
      }
    },
    dialog: asking && (
      <InsertDialog editor={editor} insert={asking} onClose={() => setAsking(null)} />
    ),
  }
}

type Props = ComponentProps<Asking['Dialog']> & { insert: Asking }

/** The words keep their selection while something is asked, and get the keyboard back after it. */
function InsertDialog({ editor, insert, onClose }: Props) {
  const before = useRef(
    editor.getEditorState().read(() => $getSelection()?.clone() ?? null),
  ).current

  useEffect(() => {
    // A field of the dialog may have taken the selection along.
    editor.update(() => {
      if ($getSelection() === null && before) {
        $setSelection(before.clone())
      }
    })
    return () => focusWords(editor)
  }, [editor, before])

  return (
    <Suspense>
      <insert.Dialog editor={editor} onClose={onClose} />
    </Suspense>
  )
}
