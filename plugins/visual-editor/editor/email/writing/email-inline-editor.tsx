import { $isCodeNode } from '@lexical/code-core'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $findMatchingParent,
  $getSelection,
  $insertNodes,
  type LexicalEditor,
  TextNode,
} from '@payloadcms/richtext-lexical/lexical'
import { useMemo, useRef } from 'react'
import { InlineEditor } from '@/plugins/rich-text/inline-editor'
import { editorConfigOf } from '@/plugins/rich-text/kit/editor-config'
import { behaviour } from '@/plugins/rich-text/kit/feature'
import { focusWords } from '@/plugins/rich-text/kit/focus-words'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { InlineEditorProps } from '@/plugins/visual-editor/editor/canvas/writing/inline-editor'
import { type InsertVariable, useEmail } from '@/plugins/visual-editor/editor/email/email-context'
import { staysIn } from '@/plugins/visual-editor/editor/email/variables/missing-variables'
import { withChips, withoutChips } from '@/plugins/visual-editor/editor/email/writing/chips'
import {
  type KeepOptions,
  keepVariables,
} from '@/plugins/visual-editor/editor/email/writing/keep-variables'
import { mailFeatures } from '@/plugins/visual-editor/editor/email/writing/mail-features'
import { VariableNode } from '@/plugins/visual-editor/editor/email/writing/variable-node'
import { labelOfVariable, type VariableName } from '@/src/core/email/variables'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** Writes in the words of an email: with variables, without what mail programs cannot show. */
export function EmailInlineEditor({ initial, onCommit, ...props }: InlineEditorProps) {
  const { variables, required, target } = useEmail()
  const { blocks, commands, engine, ui } = useBuilder()
  const known = useRef(new Set<string>(variables)).current
  const opened = useRef(JSON.stringify(withChips(JSON.parse(initial), known))).current
  const own = useRef<InsertVariable | null>(null)
  const config = useMemo(
    () =>
      editorConfigOf({
        ...mailFeatures,
        variables: {
          clientFeatureProvider: variablesFeature({
            known,
            mustStay: (name) =>
              staysIn(ui.getState().writing?.id ?? '', engine.document(), required, blocks).some(
                (needed) => needed === name,
              ),
            onKept: (name) => commands.tell(ownerMessages.emails.neededHere(labelOfVariable(name))),
            onOpen: (insert) => {
              // Somebody may be in the subject by the time the words close.
              if (insert || target.insert === own.current) {
                target.insert = insert
              }
              own.current = insert
            },
          }),
        },
      }),
    [known, target, required, blocks, commands, engine, ui],
  )
  return (
    <InlineEditor
      {...props}
      initial={opened}
      // Mails are made of tables: the words are in the cell, not in the block's outer element.
      findElement={() => props.findElement()?.querySelector('td') ?? null}
      config={config}
      onCommit={(doc) => onCommit(doc && withoutChips(doc))}
    />
  )
}

const tag = /\{\{\s*([a-zA-Z][\w.]*)\s*\}\}/

type Options = KeepOptions & {
  known: ReadonlySet<string>
  /** Gets what puts a variable at the caret, and null when the words are closed. */
  onOpen: (insert: InsertVariable | null) => void
}

/** Variables among words: put in by a chip, dropped, pasted or typed with their braces. */
export function variablesFeature({ known, onOpen, ...keeping }: Options) {
  return createClientFeature({
    nodes: [VariableNode],
    plugins: [
      behaviour((editor) => {
        const stop = editor.registerNodeTransform(TextNode, (node) => $openTag(node, known))
        const stopKeeping = keepVariables(editor, keeping)
        onOpen((name) => insertAtCaret(editor, name))
        return () => {
          stop()
          stopKeeping()
          onOpen(null)
        }
      }),
    ],
  })
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
