import { $isCodeNode, CodeNode } from '@lexical/code-core'
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $findMatchingParent,
  $getSelection,
  $isDecoratorNode,
  $isElementNode,
  $isLineBreakNode,
  $isRangeSelection,
  $isTextNode,
  COMMAND_PRIORITY_CRITICAL,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { canContain } from '@/src/rich-text/can-contain'

/** Code is letters alone: nothing else of it is stored. Answers what ends it. */
export function keepCodePlain(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const data = 'clipboardData' in event ? event.clipboardData : null
        const isPasted = $pasteLetters(data?.getData('text/plain') ?? '')
        if (isPasted) {
          event.preventDefault()
        }
        return isPasted
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerNodeTransform(CodeNode, $keepPlain),
  )
}

/** Addresses and formatted words come into code as they are written. */
function $pasteLetters(letters: string): boolean {
  const selection = $getSelection()
  if (letters === '' || !$isRangeSelection(selection)) {
    return false
  }
  const [from, to] = [selection.anchor, selection.focus].map((point) =>
    $findMatchingParent(point.getNode(), $isCodeNode),
  )
  if (!from?.is(to)) {
    return false
  }
  selection.insertRawText(letters)
  return true
}

/** Leaves the letters of what is more than that; what has none, like a picture, goes behind the code. */
function $keepPlain(code: CodeNode): void {
  const behind: LexicalNode[] = []
  for (const child of code.getChildren()) {
    if (!canContain('code', child.getType())) {
      const letters = $lettersOf(child, behind)
      // The last line needs no end, which would begin an empty one.
      if (child.getNextSibling() === null && $isLineBreakNode(letters.at(-1))) {
        letters.pop()
      }
      for (const letter of letters) {
        child.insertBefore(letter)
      }
      child.remove()
    }
  }
  for (const node of behind.reverse()) {
    code.insertAfter(node.isInline() ? $createParagraphNode().append(node) : node)
  }
}

function $lettersOf(node: LexicalNode, behind: LexicalNode[]): LexicalNode[] {
  if (canContain('code', node.getType())) {
    return [node]
  }
  if ($isTextNode(node)) {
    return [$createTextNode(node.getTextContent())]
  }
  if ($isDecoratorNode(node)) {
    behind.push(node)
    return []
  }
  const letters = $isElementNode(node)
    ? node.getChildren().flatMap((child) => $lettersOf(child, behind))
    : []
  return node.isInline() || $isLineBreakNode(letters.at(-1))
    ? letters
    : [...letters, $createLineBreakNode()]
}
