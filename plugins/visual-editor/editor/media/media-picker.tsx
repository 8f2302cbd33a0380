import { lazy, Suspense } from 'react'
import type { MediaDialogProps } from '@/plugins/visual-editor/editor/media/media-dialog'

const MediaDialog = lazy(() =>
  import('@/plugins/visual-editor/editor/media/media-dialog').then(({ MediaDialog }) => ({
    default: MediaDialog,
  })),
)

/** Chooses among the owner's pictures and films, and takes new ones. Loaded when it first opens. */
export function MediaPicker(props: MediaDialogProps) {
  return (
    <Suspense fallback={null}>
      <MediaDialog {...props} />
    </Suspense>
  )
}
