import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import type { HeldPlace } from '@/plugins/visual-editor/editor/commands/held-place'
import { putPictures } from '@/plugins/visual-editor/editor/media/put-pictures'
import { percentOf } from '@/plugins/visual-editor/editor/media/upload-queue'
import { uploadsOf } from '@/plugins/visual-editor/editor/media/use-uploads'

/** Uploads files and puts each of them on the page, one behind the other; says how far it is. */
export async function placeFiles(
  builder: BuilderContext,
  files: readonly File[],
  held: HeldPlace,
): Promise<void> {
  const { commands, ui } = builder
  const { uploadFiles, queue } = uploadsOf(builder)
  const own = () => queue.store.getState().uploads.filter(({ file }) => files.includes(file))

  const tellProgress = () => {
    const [upload] = own().filter(({ state }) => state === 'sending' || state === 'storing')
    if (upload) {
      ui.setState({ toast: { message: `Uploading ${upload.name} · ${percentOf(upload)} %` } })
    }
  }
  const unsubscribe = queue.store.subscribe(tellProgress)
  const stored = await uploadFiles(files).finally(unsubscribe)
  ui.setState({ toast: null })

  putPictures(builder, stored, held, 'added at')
  const [failed] = own()
  if (failed) {
    commands.tell(`${failed.name}: ${failed.message}`)
  }
}
