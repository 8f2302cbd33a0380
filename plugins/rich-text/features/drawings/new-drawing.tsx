import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { DrawingDialog } from '@/plugins/rich-text/features/drawings/drawing-dialog'
import { insertDrawing } from '@/plugins/rich-text/features/images/insert-image'

type Props = { editor: LexicalEditor; onClose: () => void }

export function NewDrawing({ editor, onClose }: Props) {
  return (
    <DrawingDialog
      given={null}
      onClose={onClose}
      onDone={async (drawn) => {
        insertDrawing(editor, drawn)
        onClose()
      }}
    />
  )
}
