import type { LexicalEditor } from 'lexical'
import { DrawingDialog } from '@/plugins/rich-text/features/drawings/drawing-dialog'
import { laterImages } from '@/plugins/rich-text/features/images/later'
import { insertLater } from '@/plugins/rich-text/kit/later'

type Props = { editor: LexicalEditor; onClose: () => void }

export function NewDrawing({ editor, onClose }: Props) {
  return (
    <DrawingDialog
      given={null}
      onClose={onClose}
      onDone={async (drawn) => {
        await insertLater(
          editor,
          laterImages,
          () => import('@/plugins/rich-text/features/images/insert-image'),
          ({ insertDrawing }) => insertDrawing(editor, drawn),
        )
        onClose()
      }}
    />
  )
}
