import {
  $createParagraphNode,
  $createRangeSelection,
  $createRangeSelectionFromDom,
  $getNearestNodeFromDOMNode,
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isNodeSelection,
  $setSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_NORMAL,
  DRAGOVER_COMMAND,
  DRAGSTART_COMMAND,
  DROP_COMMAND,
  KEY_DOWN_COMMAND,
  KEY_ENTER_COMMAND,
  KEY_ESCAPE_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { $isAtomNode, type AtomNode } from '@/plugins/rich-text/kit/atom-node'
import { $atomAt, $pick, $pickedAtom } from '@/plugins/rich-text/kit/picked-atom'
import { rangeAt } from '@/plugins/rich-text/kit/range-at'

/**
 * Pictures and the like are picked by a click or by the arrow keys, left by Escape, followed by a new
 * line on Enter or by what is typed, and moved by dragging.
 */
export function pickAtoms(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(
      CLICK_COMMAND,
      ({ target }) => {
        const atom = $atomAt(target)
        if (!atom) {
          return $putCaret(editor, target)
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
        $goBehind(atom)
        return true
      },
      COMMAND_PRIORITY_NORMAL,
    ),
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      (event) => {
        const atom = isOfField(event) ? null : $pickedAtom()
        if (atom && isWriting(event)) {
          $goBehind(atom)
        }
        return atom !== null && $goToEdge(atom, event)
      },
      COMMAND_PRIORITY_HIGH,
    ),
    markPicked(editor),
    moveAtoms(editor),
  )
}

/** A quick click ends before Lexical hears of the caret; it would leave neither caret nor anything picked. */
function $putCaret(editor: LexicalEditor, target: EventTarget | null): boolean {
  const isInAtom = target instanceof Element && target.closest('[data-atom]') !== null
  if (isInAtom || !$isNodeSelection($getSelection())) {
    return false
  }
  const caret = $createRangeSelectionFromDom(document.getSelection(), editor)
  if (caret) {
    $setSelection(caret)
  }
  return caret !== null
}

function $goBehind(atom: AtomNode<object>): void {
  if (atom.isInline()) {
    atom.selectNext(0, 0)
    return
  }
  const line = $createParagraphNode()
  atom.insertAfter(line)
  line.select()
}

/** Home and End, which browsers answer only where there is a caret. */
function $goToEdge(atom: AtomNode<object>, event: KeyboardEvent): boolean {
  const { key, ctrlKey, shiftKey, metaKey, altKey } = event
  const around = ctrlKey ? $getRoot() : atom.isInline() ? atom.getParent() : null
  if (!around || shiftKey || metaKey || altKey || (key !== 'Home' && key !== 'End')) {
    return false
  }
  event.preventDefault()
  if (key === 'Home') {
    around.selectStart()
  } else {
    around.selectEnd()
  }
  return true
}

/** Keys that a method of input has taken have no name. */
const namesOfMethods = new Set(['Dead', 'Process', 'Unidentified'])

/** Without a caret, the browser would put what is typed before the whole text, backwards. */
function isWriting({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  // Both together are AltGr, which writes.
  const isCommand = metaKey || ctrlKey !== altKey
  return !isCommand && (key.length === 1 || namesOfMethods.has(key))
}

const isOfField = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-field]') !== null

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

const dragType = 'application/x-bandstand-atom'

/** Whatever is picked up by its `draggable` part is put down elsewhere in the same text. */
function moveAtoms(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(
      DRAGSTART_COMMAND,
      ({ target, dataTransfer }) => {
        const node = target instanceof Element ? $getNearestNodeFromDOMNode(target) : null
        if (!$isAtomNode(node) || !dataTransfer) {
          return false
        }
        dataTransfer.setData(dragType, node.getKey())
        dataTransfer.effectAllowed = 'move'
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      DRAGOVER_COMMAND,
      (event) => {
        if (!event.dataTransfer?.types.includes(dragType)) {
          return false
        }
        event.preventDefault()
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      DROP_COMMAND,
      (event) => {
        const node = $getNodeByKey(event.dataTransfer?.getData(dragType) ?? '')
        if (!$isAtomNode(node)) {
          return false
        }
        event.preventDefault()
        $move(node, event)
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
  )
}

function $move(node: AtomNode<object>, { clientX, clientY, target }: DragEvent): void {
  if (node.isInline()) {
    const range = rangeAt(clientX, clientY)
    if (range) {
      const selection = $createRangeSelection()
      selection.applyDOMRange(range)
      $setSelection(selection)
      node.remove()
      $insertNodes([node])
    }
  } else if (target instanceof Element) {
    const line = $getNearestNodeFromDOMNode(target)?.getTopLevelElement()
    if (line && line.getKey() !== node.getKey()) {
      const box = lineBox(target)
      const isAfter = clientY > box.top + box.height / 2
      isAfter ? line.insertAfter(node) : line.insertBefore(node)
    }
  }
  $pick(node)
}

/** Of the outermost element within the words that was pointed at. */
function lineBox(target: Element): DOMRect {
  let line = target
  while (line.parentElement && !line.parentElement.hasAttribute('data-writing')) {
    line = line.parentElement
  }
  return line.getBoundingClientRect()
}
