import {
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  type EditorState,
  type LexicalEditor,
  type LexicalNode,
  RootNode,
} from '@payloadcms/richtext-lexical/lexical'
import { VariableNode } from '@/plugins/visual-editor/editor/email/writing/variable-node'

export type KeepOptions = {
  /** Whether the email cannot do without the variable and has it in no other words. */
  mustStay: (name: string) => boolean
  /** One was taken away, and stayed. */
  onKept: (name: string) => void
}

/**
 * The last variable of a kind that an email needs stays among the words, whatever takes it away: a
 * key, a cut, words typed or pasted over it, or the loss of all that is around it.
 */
export function keepVariables(
  editor: LexicalEditor,
  { mustStay, onKept }: KeepOptions,
): () => void {
  return editor.registerNodeTransform(RootNode, () => {
    const before = editor.getEditorState()
    const lost = variablesOf(before).filter(({ key }) => !$getNodeByKey(key)?.isAttached())
    if (lost.length === 0) {
      return
    }
    const left = new Set($variablesIn($getRoot()).map(({ __name }) => __name))
    for (const variable of lost) {
      if (!left.has(variable.name) && mustStay(variable.name)) {
        left.add(variable.name)
        $putBack(variable)
        onKept(variable.name)
      }
    }
  })
}

type Place = {
  key: string
  name: string
  format: number
  style: string
  previous?: string
  wordsBefore: string
  next?: string
  parent?: string
}

const known = new WeakMap<EditorState, Place[]>()

/** Where the variables stood, found once for each state of the words. */
function variablesOf(state: EditorState): Place[] {
  const found = known.get(state) ?? state.read(() => $variablesIn($getRoot()).map($placeOf))
  known.set(state, found)
  return found
}

function $placeOf(node: VariableNode): Place {
  return {
    key: node.getKey(),
    name: node.__name,
    format: node.__format,
    style: node.__style,
    previous: node.getPreviousSibling()?.getKey(),
    wordsBefore: node.getPreviousSibling()?.getTextContent() ?? '',
    next: node.getNextSibling()?.getKey(),
    parent: node.getParent()?.getKey(),
  }
}

function $variablesIn(node: LexicalNode): VariableNode[] {
  if (node instanceof VariableNode) {
    return [node]
  }
  return $isElementNode(node) ? node.getChildren().flatMap($variablesIn) : []
}

/** Where it stood, as far as that is still there; otherwise at the caret. */
function $putBack({ name, format, style, previous, wordsBefore, next, parent }: Place): void {
  const node = new VariableNode(name, format, style)
  const before = $attached(previous)
  const after = $attached(next)
  const block = $attached(parent)
  if (before) {
    $upTo(before, wordsBefore).insertAfter(node, false)
  } else if (after) {
    after.insertBefore(node, false)
  } else if ($isElementNode(block)) {
    block.append(node)
  } else {
    if (!$isRangeSelection($getSelection())) {
      $getRoot().selectEnd()
    }
    $insertNodes([node])
  }
}

/** Without the words behind the variable, which were joined to those before it when it went. */
function $upTo(node: LexicalNode, words: string): LexicalNode {
  const isJoined =
    $isTextNode(node) &&
    node.getTextContentSize() > words.length &&
    node.getTextContent().startsWith(words)
  return isJoined ? (node.splitText(words.length)[0] ?? node) : node
}

function $attached(key: string | undefined): LexicalNode | null {
  const node = key === undefined ? null : $getNodeByKey(key)
  return node?.isAttached() ? node : null
}
