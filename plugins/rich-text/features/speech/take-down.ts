import {
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  type LexicalEditor,
  type LexicalNode,
  type RangeSelection,
  REDO_COMMAND,
  UNDO_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'

/** Said as the whole of an utterance these are done; anywhere else they are words like others. */
const commands: ReadonlyMap<string, (editor: LexicalEditor) => void> = new Map([
  ['undo', (editor) => editor.dispatchCommand(UNDO_COMMAND, undefined)],
  ['redo', (editor) => editor.dispatchCommand(REDO_COMMAND, undefined)],
  ['new line', (editor) => editor.update(() => void $selection().insertParagraph())],
])

/** Some browsers end what was said as a sentence. */
const sentenceEnd = /[.!?。]+$/

/** Types what was said at the caret, or does it where it is a command. */
export function takeDown(editor: LexicalEditor, said: string): void {
  const command = commands.get(said.toLowerCase().replace(sentenceEnd, '').trim())
  if (command) {
    command(editor)
  } else if (said !== '') {
    editor.update(() => {
      const selection = $selection()
      selection.insertText(`${$endsWord(selection) ? ' ' : ''}${said}`)
    })
  }
}

function $selection(): RangeSelection {
  const selection = $getSelection()
  return $isRangeSelection(selection) ? selection : $getRoot().selectEnd()
}

/** Whether the caret stands behind a letter, so that a new word needs a space. */
function $endsWord(selection: RangeSelection): boolean {
  const { node, offset } = startOf(selection)
  const before = node.getTextContent().slice(0, offset)
  return before !== '' && !/\s$/.test(before)
}

function startOf(selection: RangeSelection): { node: LexicalNode; offset: number } {
  const point = selection.isBackward() ? selection.focus : selection.anchor
  const node = point.getNode()
  if ($isElementNode(node)) {
    // Between two parts of a line: behind the one before.
    const before = node.getChildAtIndex(point.offset - 1)
    return before ? { node: before, offset: before.getTextContentSize() } : { node, offset: 0 }
  }
  return { node, offset: point.offset }
}
