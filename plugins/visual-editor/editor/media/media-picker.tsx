import { Suspense } from 'react'
import { lazyPart } from '@/plugins/visual-editor/editor/shell/load-part'
import type { MediaDialogProps } from '@/src/admin/media/library/media-dialog'

const MediaDialog = lazyPart(
  'your files',
  () => import('@/src/admin/media/library/media-dialog').then(({ MediaDialog }) => MediaDialog),
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
