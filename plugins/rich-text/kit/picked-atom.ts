import {
  $createNodeSelection,
  $getNearestNodeFromDOMNode,
  $getNodeByKey,
  $getSelection,
  $isNodeSelection,
  $setSelection,
  type LexicalEditor,
  type NodeKey,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import { $isAtomNode, type AtomNode } from '@/plugins/rich-text/kit/atom-node'

/** The one thing that is picked. */
export function $pickedAtom(): AtomNode<object> | null {
  const selection = $getSelection()
  if (!$isNodeSelection(selection)) {
    return null
  }
  const [node, another] = selection.getNodes()
  return $isAtomNode(node) && another === undefined ? node : null
}

export function $pick(atom: AtomNode<object>): void {
  const selection = $createNodeSelection()
  selection.add(atom.getKey())
  $setSelection(selection)
}

/** What stands at a point of the page; fields in it keep their own clicks. */
export function $atomAt(target: EventTarget | null): AtomNode<object> | null {
  const isOwn = target instanceof Element && target.closest('[data-atom]') !== null
  if (!isOwn || target.closest('[data-field]')) {
    return null
  }
  const node = $getNearestNodeFromDOMNode(target)
  return $isAtomNode(node) ? node : null
}

/** Picks it without taking the keyboard away from where it is. */
export function pickAtom(editor: LexicalEditor, key: NodeKey): void {
  editor.update(
    () => {
      const node = $getNodeByKey(key)
      if ($isAtomNode(node) && $pickedAtom()?.getKey() !== key) {
        $pick(node)
      }
    },
    { tag: SKIP_DOM_SELECTION_TAG },
  )
}

/** Changes what it is made of; the caller knows what it is. */
export function changeAtom<Props extends object>(
  editor: LexicalEditor,
  key: NodeKey,
  change: Partial<Props>,
): void {
  editor.update(
    () => {
      const node = $getNodeByKey(key)
      if ($isAtomNode(node)) {
        node.setProps(change)
      }
    },
    { tag: SKIP_DOM_SELECTION_TAG },
  )
}
