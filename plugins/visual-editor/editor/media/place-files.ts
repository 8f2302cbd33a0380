import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { oneBlock } from '@/plugins/visual-editor/editor/clipboard/words-to-block'
import { percentOf } from '@/plugins/visual-editor/editor/media/upload-queue'
import { uploadsOf } from '@/plugins/visual-editor/editor/media/use-uploads'
import type { Place } from '@/src/core/page-document/tree'

/** Uploads files and puts each of them on the page, one behind the other; says how far it is. */
export async function placeFiles(
  builder: BuilderContext,
  files: readonly File[],
  place: Place,
): Promise<void> {
  const { blocks, commands, engine, ui } = builder
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

  for (const [offset, { id, type }] of stored.entries()) {
    const parent = engine.document().nodes[place.parentId]
    const found = oneBlock(blocks, type === 'video' ? 'video' : 'image', { media: id })
    if (found) {
      // The page may have changed while the files were on their way.
      const index = Math.min(place.index + offset, parent?.children.length ?? 0)
      commands.insert(found, parent ? { ...place, index } : commands.placeFor(), 'added at')
    }
  }
  const [failed] = own()
  if (failed) {
    commands.tell(`${failed.name}: ${failed.message}`)
  }
}
