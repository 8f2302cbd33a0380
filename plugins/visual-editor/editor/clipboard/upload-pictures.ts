import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'

/** Puts pictures among the owner's media: ids of those that arrived, and why one did not. */
export type UploadPictures = (
  files: readonly File[],
) => Promise<{ ids: readonly string[]; failure: string | null }>

export function createUploadPictures(builder: BuilderContext): UploadPictures {
  return async (files) => {
    const { uploadsOf } = await import('@/plugins/visual-editor/editor/media/use-uploads')
    const { uploadFiles, queue } = uploadsOf(builder)
    const stored = await uploadFiles(files, 'image')
    const failed = queue.store.getState().uploads.find(({ file }) => files.includes(file))
    return {
      ids: stored.map(({ id }) => id),
      failure: failed ? `${failed.name}: ${failed.message}` : null,
    }
  }
}
