import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { loadPart } from '@/plugins/visual-editor/editor/shell/load-part'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'

/** Puts pictures among the owner's media: those that arrived, and why one did not. */
export type UploadPictures = (
  files: readonly File[],
) => Promise<{ stored: readonly Pick<MediaItem, 'id' | 'type'>[]; failure: string | null }>

export function createUploadPictures(builder: BuilderContext): UploadPictures {
  return async (files) => {
    let failure: string | null = null
    const voice = {
      tell: (message: string) => {
        failure = message
      },
    }
    const part = await loadPart(
      voice,
      'the upload',
      () => import('@/plugins/visual-editor/editor/media/upload/uploads-of'),
    )
    if (!part) {
      return { stored: [], failure }
    }
    const { uploadFiles, queue } = part.uploadsOf(builder)
    const stored = await uploadFiles(files, 'image')
    const failed = queue.store.getState().uploads.find(({ file }) => files.includes(file))
    return { stored, failure: failed ? `${failed.name}: ${failed.message}` : null }
  }
}
