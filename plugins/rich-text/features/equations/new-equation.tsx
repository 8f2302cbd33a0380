import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { EquationDialog } from '@/plugins/rich-text/features/equations/equation-dialog'
import { EquationNode } from '@/plugins/rich-text/features/equations/equation-node'
import { $insertAtom } from '@/plugins/rich-text/kit/insert-atom'

type Props = { editor: LexicalEditor; onClose: () => void }

export function NewEquation({ editor, onClose }: Props) {
  return (
    <EquationDialog
      given={null}
      onClose={onClose}
      onDone={(input) => {
        onClose()
        editor.update(() => $insertAtom(new EquationNode({ ...input, version: 1 })))
      }}
    />
  )
}
