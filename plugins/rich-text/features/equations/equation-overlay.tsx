import { mergeRegister } from '@lexical/utils'
import {
  $createParagraphNode,
  $getNodeByKey,
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_LOW,
  KEY_ENTER_COMMAND,
  type NodeKey,
} from 'lexical'
import { lazy, Suspense, useEffect, useState } from 'react'
import { EDIT_EQUATION } from '@/plugins/rich-text/features/equations/edit-equation'
import { EquationNode, isEquation } from '@/plugins/rich-text/features/equations/equation-node'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { $pick, $pickedAtom } from '@/plugins/rich-text/kit/picked-atom'

const EquationDialog = lazy(() =>
  import('@/plugins/rich-text/features/equations/equation-dialog').then(({ EquationDialog }) => ({
    default: EquationDialog,
  })),
)

/** Changes a formula after a double click, or Enter while it is picked. */
export function EquationOverlay({ editor }: WritingProps) {
  const [key, setKey] = useState<NodeKey | null>(null)

  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(
          EDIT_EQUATION,
          (wanted) => {
            setKey(wanted)
            return true
          },
          COMMAND_PRIORITY_LOW,
        ),
        editor.registerCommand(
          KEY_ENTER_COMMAND,
          (event) => {
            const atom = $pickedAtom()
            if (!isEquation(atom)) {
              return false
            }
            event?.preventDefault()
            setKey(atom.getKey())
            return true
          },
          COMMAND_PRIORITY_HIGH,
        ),
      ),
    [editor],
  )

  const given = editor.getEditorState().read(() => {
    const node = key === null ? null : $getNodeByKey(key)
    return isEquation(node) ? node.getProps() : null
  })
  if (key === null || !given) {
    return null
  }
  const close = () => {
    setKey(null)
    editor.getRootElement()?.focus({ preventScroll: true })
  }
  return (
    <Suspense>
      <EquationDialog
        given={given}
        onClose={close}
        onDone={(input) => {
          editor.update(() => {
            const node = $getNodeByKey(key)
            if (isEquation(node)) {
              $pick(change(node, input))
            }
          })
          close()
        }}
      />
    </Suspense>
  )
}

/** One that goes from among words to between paragraphs is another element. */
function change(node: EquationNode, input: { equation: string; inline: boolean }): EquationNode {
  if (node.isInline() === input.inline) {
    return node.setProps(input)
  }
  const next = new EquationNode({ ...node.getProps(), ...input })
  if (input.inline) {
    node.insertBefore($createParagraphNode().append(next))
    node.remove()
  } else {
    node.getTopLevelElementOrThrow().insertAfter(next)
    node.remove()
  }
  return next
}
