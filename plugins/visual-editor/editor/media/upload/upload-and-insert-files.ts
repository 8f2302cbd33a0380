import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import type { PlaceholderPosition } from '@/plugins/visual-editor/editor/commands/placeholder-position'
import { insertMediaBlocks } from '@/plugins/visual-editor/editor/media/insert-media-blocks'
import { uploadsOf } from '@/plugins/visual-editor/editor/media/upload/uploads-of'
import { percentOf } from '@/src/admin/media/upload/upload-queue'

/** Uploads files and puts each of them on the page, one behind the other; says how far it is. */
export async function uploadAndInsertFiles(
  builder: BuilderContext,
  files: readonly File[],
  held: PlaceholderPosition,
): Promise<void> {
  const { commands, ui } = builder
  const { uploadFiles, queue } = uploadsOf(builder)
  const own = () => queue.store.getState().uploads.filter(({ file }) => files.includes(file))

  const reportProgress = () => {
    const [upload] = own().filter(({ state }) => state === 'sending' || state === 'storing')
    if (upload) {
      ui.setState({ toast: { message: `Uploading ${upload.name} · ${percentOf(upload)} %` } })
    }
  }
  const unsubscribe = queue.store.subscribe(reportProgress)
  const stored = await uploadFiles(files).finally(unsubscribe)
  ui.setState({ toast: null })

  insertMediaBlocks(builder, stored, held, 'added at')
  const [failed] = own()
  if (failed) {
    commands.tell(`${failed.name}: ${failed.message}`)
  }
}
