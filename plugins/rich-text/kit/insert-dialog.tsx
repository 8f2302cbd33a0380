import {
  $getSelection,
  $setSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { type ComponentType, Suspense, useEffect, useRef } from 'react'
import { focusWords } from '@/plugins/rich-text/kit/focus-words'

type Props = {
  editor: LexicalEditor
  Dialog: ComponentType<{ editor: LexicalEditor; onClose: () => void }>
  onClose: () => void
}

/** The words keep their selection while something is asked, and get the keyboard back after it. */
export function InsertDialog({ editor, Dialog, onClose }: Props) {
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
      <Dialog editor={editor} onClose={onClose} />
    </Suspense>
  )
}
