import { mergeRegister } from '@lexical/utils'
import {
  $createRangeSelection,
  $getNearestNodeFromDOMNode,
  $getNodeByKey,
  $insertNodes,
  $setSelection,
  COMMAND_PRIORITY_HIGH,
  DRAGOVER_COMMAND,
  DRAGSTART_COMMAND,
  DROP_COMMAND,
  type LexicalEditor,
} from 'lexical'
import { $isAtomNode, type AtomNode } from '@/plugins/rich-text/kit/atom-node'
import { rangeAt } from '@/plugins/rich-text/kit/open-for-writing'
import { $pick } from '@/plugins/rich-text/kit/picked-atom'

const dragType = 'application/x-bandstand-atom'

/** Whatever is picked up by its `draggable` part is put down elsewhere in the same text. */
export function moveAtoms(editor: LexicalEditor): () => void {
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
