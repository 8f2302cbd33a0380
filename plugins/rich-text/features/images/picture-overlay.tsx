import { DrawingOverlay } from '@/plugins/rich-text/features/drawings/drawing-overlay'
import { PictureBar } from '@/plugins/rich-text/features/images/picture-bar'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'

/** What stands beside pictures and drawings. */
export function PictureOverlay(props: WritingProps) {
  return (
    <>
      <PictureBar {...props} />
      <DrawingOverlay {...props} />
    </>
  )
}
