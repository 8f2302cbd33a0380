import { $createParagraphNode, $getNodeByKey } from '@payloadcms/richtext-lexical/lexical'
import { lazy, Suspense } from 'react'
import {
  EDIT_EQUATION,
  EquationNode,
  isEquation,
} from '@/plugins/rich-text/features/equations/equation-node'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { $pick } from '@/plugins/rich-text/kit/picked-atom'
import { useOpenedAtom } from '@/plugins/rich-text/kit/use-opened-atom'

const EquationDialog = lazy(() =>
  import('@/plugins/rich-text/features/equations/equation-dialog').then(({ EquationDialog }) => ({
    default: EquationDialog,
  })),
)

/** Changes a formula after a double click, or Enter while it is picked. */
export function EquationOverlay({ editor }: WritingProps) {
  const opened = useOpenedAtom(editor, EDIT_EQUATION, EquationNode)
  if (!opened) {
    return null
  }
  const { key, props: given, close } = opened
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
