import { Suspense } from 'react'
import type { MediaDialogProps } from '@/plugins/visual-editor/editor/media/media-dialog'
import { lazyPart } from '@/plugins/visual-editor/editor/shell/load-part'

const MediaDialog = lazyPart(
  'your files',
  () =>
    import('@/plugins/visual-editor/editor/media/media-dialog').then(
      ({ MediaDialog }) => MediaDialog,
    ),
  (_, { onClose }) => onClose(),
)

/** Chooses among the owner's pictures and films, and takes new ones. Loaded when it first opens. */
export function MediaPicker(props: MediaDialogProps) {
  return (
    <Suspense fallback={null}>
      <MediaDialog {...props} />
    </Suspense>
  )
}
