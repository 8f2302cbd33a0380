import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { createMediaLibrary, type MediaLibrary } from '@/src/admin/media/library/media-library'
import { isOnItsWay } from '@/src/admin/media/upload/upload-queue'

/** One for as long as an editor is open. */
const known = new WeakMap<BuilderContext, MediaLibrary>()

/** The editor's media library and its uploads, also for code that is no component. */
export function uploadsOf(builder: BuilderContext): MediaLibrary {
  const found = known.get(builder)
  if (found) {
    return found
  }
  const library = createMediaLibrary({
    apiPath: builder.apiPath,
    profileId: builder.site.getState().profile.id,
    announce: (announcement) => builder.ui.setState({ announcement }),
    tell: builder.commands.tell,
    onChanged: builder.blockData.refresh,
  })
  builder.pendingWork.add({
    kind: 'uploading',
    isOpen: () => library.queue.store.getState().uploads.some(isOnItsWay),
  })
  known.set(builder, library)
  return library
}
