import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  INDENT_CONTENT_COMMAND,
  type LexicalEditor,
  OUTDENT_CONTENT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import {
  Ellipsis,
  IndentDecrease,
  IndentIncrease,
  Redo2,
  Search,
  TextSearch,
  Undo2,
} from 'lucide-react'
import { useReading } from '@/plugins/rich-text/kit/use-reading'
import { countWords, type WordCount } from '@/plugins/rich-text/toolbar/count-words'
import { type ToolActions, toolKeys } from '@/plugins/rich-text/toolbar/shortcuts'
import { ToolMenu } from '@/plugins/rich-text/toolbar/tool-menu'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'

type Props = { editor: LexicalEditor; actions: ToolActions; onLeave: () => void }

/** What is done to the words as a whole. */
export function MoreMenu({ editor, actions, onLeave }: Props) {
  return (
    <ToolMenu
      label="More"
      icon={Ellipsis}
      onLeave={onLeave}
      items={[
        {
          label: 'Undo',
          icon: Undo2,
          keys: toolKeys.undo,
          run: () => editor.dispatchCommand(UNDO_COMMAND, undefined),
        },
        {
          label: 'Redo',
          icon: Redo2,
          keys: toolKeys.redo,
          run: () => editor.dispatchCommand(REDO_COMMAND, undefined),
        },
        {
          label: 'Indent',
          icon: IndentIncrease,
          keys: toolKeys.indent,
          run: () => editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined),
        },
        {
          label: 'Outdent',
          icon: IndentDecrease,
          keys: toolKeys.outdent,
          run: () => editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined),
        },
        { label: 'Find', icon: Search, keys: toolKeys.find, run: actions.find },
        {
          label: 'Find and replace',
          icon: TextSearch,
          keys: toolKeys.replace,
          run: actions.replace,
        },
      ]}
    >
      <WordCountLine editor={editor} />
    </ToolMenu>
  )
}

const plural = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`

/** Words and characters of what is selected, else of all; counted while it is looked at. */
function WordCountLine({ editor }: { editor: LexicalEditor }) {
  const { words, characters, isSelection } = useReading(editor, $count)
  return (
    <p className={styles.count} role="status">
      {plural(words, 'word')} · {plural(characters, 'character')}
      {isSelection && ' selected'}
    </p>
  )
}

function $count(): WordCount & { isSelection: boolean } {
  const selection = $getSelection()
  const isSelection = $isRangeSelection(selection) && !selection.isCollapsed()
  const text = isSelection ? selection.getTextContent() : $getRoot().getTextContent()
  return { ...countWords(text), isSelection }
}
