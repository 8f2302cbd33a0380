import type { LexicalEditor } from 'lexical'
import { EquationDialog } from '@/plugins/rich-text/features/equations/equation-dialog'
import { EquationNode } from '@/plugins/rich-text/features/equations/equation-node'
import { laterEquations } from '@/plugins/rich-text/features/equations/later'
import { $insertAtom } from '@/plugins/rich-text/kit/insert-atom'
import { grow } from '@/plugins/rich-text/kit/later'

type Props = { editor: LexicalEditor; onClose: () => void }

export function NewEquation({ editor, onClose }: Props) {
  return (
    <EquationDialog
      given={null}
      onClose={onClose}
      onDone={(input) => {
        onClose()
        void grow(editor, laterEquations).then(() =>
          editor.update(() => $insertAtom(new EquationNode({ ...input, version: 1 }))),
        )
      }}
    />
  )
}
