import { $getRoot, $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'
import { countWords, type WordCount } from '@/plugins/rich-text/toolbar/count-words'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'

const plural = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`

/** Words and characters of what is selected, else of all; counted while it is looked at. */
export function WordCountLine({ editor }: { editor: LexicalEditor }) {
  const [{ words, characters, isSelection }, setCount] = useState(() => read(editor))
  useEffect(() => editor.registerUpdateListener(() => setCount(read(editor))), [editor])
  return (
    <p className={styles.count} role="status">
      {plural(words, 'word')} · {plural(characters, 'character')}
      {isSelection && ' selected'}
    </p>
  )
}

function read(editor: LexicalEditor): WordCount & { isSelection: boolean } {
  return editor.getEditorState().read(() => {
    const selection = $getSelection()
    const isSelection = $isRangeSelection(selection) && !selection.isCollapsed()
    const text = isSelection ? selection.getTextContent() : $getRoot().getTextContent()
    return { ...countWords(text), isSelection }
  })
}
