import { lazy, Suspense } from 'react'
import { DrawingNode, EDIT_DRAWING } from '@/plugins/rich-text/features/images/image-node'
import { drawnPicture } from '@/plugins/rich-text/features/images/insert-image'
import { PictureBar } from '@/plugins/rich-text/features/images/picture-bar'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { changeAtom } from '@/plugins/rich-text/kit/picked-atom'
import { useOpenedAtom } from '@/plugins/rich-text/kit/use-opened-atom'

/** What stands beside pictures and drawings. */
export function PictureOverlay(props: WritingProps) {
  return (
    <>
      <PictureBar {...props} />
      <DrawingOverlay {...props} />
    </>
  )
}

const DrawingDialog = lazy(async () => ({
  default: (await import('@/plugins/rich-text/features/drawings/drawing-dialog')).DrawingDialog,
}))

/**
 * Goes on with a drawing after a double click, or Enter while it is picked. Its former picture stays
 * among the artist's pictures: what is published shows it until the text is saved, and undo, drafts
 * and former versions lead back to it.
 */
function DrawingOverlay({ editor }: WritingProps) {
  const opened = useOpenedAtom(editor, EDIT_DRAWING, DrawingNode)
  if (!opened) {
    return null
  }
  const { key, props: given, close } = opened
  return (
    <Suspense>
      <DrawingDialog
        given={given.data}
        onClose={close}
        onDone={async ({ data, picture, widthPx }) => {
          // As much larger or smaller as it was made before.
          const { sheetWidth } = await import('@/plugins/rich-text/features/drawings/draw-picture')
          const scale = given.width > 0 ? given.width / sheetWidth(given.data) : 1
          changeAtom(editor, key, { data, ...drawnPicture(picture, widthPx * scale) })
          close()
        }}
      />
    </Suspense>
  )
}
