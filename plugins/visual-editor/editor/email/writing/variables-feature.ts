import { $isCodeNode } from '@lexical/code-core'
import {
  $findMatchingParent,
  $getSelection,
  $insertNodes,
  type LexicalEditor,
  TextNode,
} from 'lexical'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { focusWords } from '@/plugins/rich-text/kit/focus-words'
import type { InsertVariable } from '@/plugins/visual-editor/editor/email/email-context'
import {
  type KeepOptions,
  keepVariables,
} from '@/plugins/visual-editor/editor/email/writing/keep-variables'
import { VariableNode } from '@/plugins/visual-editor/editor/email/writing/variable-node'
import type { VariableName } from '@/src/core/email/variables'
import { ownerMessages } from '@/src/core/owner-messages'

const tag = /\{\{\s*([a-zA-Z][\w.]*)\s*\}\}/

type Options = KeepOptions & {
  known: ReadonlySet<string>
  /** Gets what puts a variable at the caret, and null when the words are closed. */
  onOpen: (insert: InsertVariable | null) => void
}

/** Variables among words: put in by a chip, dropped, pasted or typed with their braces. */
export function variablesFeature({ known, onOpen, ...keeping }: Options): RichTextFeature {
  return {
    name: 'variables',
    nodes: [VariableNode],
    register: (editor) => {
      const stop = editor.registerNodeTransform(TextNode, (node) => $openTag(node, known))
      const stopKeeping = keepVariables(editor, keeping)
      onOpen((name) => insertAtCaret(editor, name))
      return () => {
        stop()
        stopKeeping()
        onOpen(null)
      }
    },
  }
}

function insertAtCaret(editor: LexicalEditor, name: VariableName): string {
  if (editor.read($isInCode)) {
    return ownerMessages.emails.notInCode
  }
  editor.update(() => $insertNodes([new VariableNode(name)]), {
    onUpdate: () => focusWords(editor),
  })
  return ''
}

function $isInCode(): boolean {
  const [node] = $getSelection()?.getNodes() ?? []
  return node !== undefined && $findMatchingParent(node, $isCodeNode) !== null
}

/** The first tag in a text becomes a node; what is left of the text is asked again. Code has none. */
function $openTag(node: TextNode, known: ReadonlySet<string>): void {
  const isOpen = node.isSimpleText() && node.getParent()?.getType() !== 'code'
  const match = isOpen ? tag.exec(node.getTextContent()) : null
  const name = match?.[1] ?? ''
  if (!match || !known.has(name)) {
    return
  }
  const end = match.index + match[0].length
  const pieces = match.index === 0 ? node.splitText(end) : node.splitText(match.index, end)
  const found = pieces[match.index === 0 ? 0 : 1]
  found?.replace(new VariableNode(name, node.getFormat(), node.getStyle())).selectNext(0, 0)
}
