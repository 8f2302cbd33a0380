import { mergeRegister } from '@lexical/utils'
import {
  $createParagraphNode,
  $getSelection,
  $isNodeSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_NORMAL,
  KEY_ENTER_COMMAND,
  KEY_ESCAPE_COMMAND,
  type LexicalEditor,
} from 'lexical'
import { moveAtoms } from '@/plugins/rich-text/kit/move-atoms'
import { $atomAt, $pick, $pickedAtom } from '@/plugins/rich-text/kit/picked-atom'

/**
 * Pictures and the like are picked by a click or by the arrow keys, left by Escape, followed by a new
 * line on Enter, and moved by dragging.
 */
export function pickAtoms(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(
      CLICK_COMMAND,
      ({ target }) => {
        const atom = $atomAt(target)
        if (!atom) {
          return false
        }
        $pick(atom)
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      KEY_ESCAPE_COMMAND,
      (event) => {
        const atom = $pickedAtom()
        if (!atom) {
          return false
        }
        event.preventDefault()
        event.stopPropagation()
        atom.selectNext(0, 0)
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      KEY_ENTER_COMMAND,
      (event) => {
        const atom = $pickedAtom()
        if (!atom) {
          return false
        }
        event?.preventDefault()
        if (atom.isInline()) {
          atom.selectNext(0, 0)
        } else {
          const line = $createParagraphNode()
          atom.insertAfter(line)
          line.select()
        }
        return true
      },
      COMMAND_PRIORITY_NORMAL,
    ),
    markPicked(editor),
    moveAtoms(editor),
  )
}

/** The stylesheets know what is picked by an attribute of its element. */
function markPicked(editor: LexicalEditor): () => void {
  let marked: readonly HTMLElement[] = []
  const mark = (next: readonly HTMLElement[]) => {
    for (const element of marked) {
      delete element.dataset.picked
    }
    for (const element of next) {
      element.dataset.picked = ''
    }
    marked = next
  }
  const stop = editor.registerUpdateListener(({ editorState }) => {
    const keys = editorState.read(() => {
      const selection = $getSelection()
      return $isNodeSelection(selection) ? selection.getNodes().map((node) => node.getKey()) : []
    })
    if (keys.length > 0 || marked.length > 0) {
      mark(keys.flatMap((key) => editor.getElementByKey(key) ?? []))
    }
  })
  return () => {
    stop()
    mark([])
  }
}
