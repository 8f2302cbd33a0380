import { useMemo } from 'react'
import { createStore } from 'zustand/vanilla'
import { type BuilderContext, useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import {
  createUploadQueue,
  isOnItsWay,
  type UploadQueue,
} from '@/plugins/visual-editor/editor/media/upload/upload-queue'
import type { Accept } from '@/src/admin/media/check-file'
import { createMediaApi, type MediaApi } from '@/src/admin/media/media-api'
import { createSendFile } from '@/src/admin/media/send-file'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'

export type Uploads = {
  api: MediaApi
  queue: UploadQueue
  /** The item that arrived last, and what it was made of; an open picker puts it in front. */
  arrived: ReturnType<typeof createArrivals>
  /** Sends files; answers what was stored, without what failed. The picker shows how far they are. */
  uploadFiles: (files: readonly File[], accept?: Accept) => Promise<MediaItem[]>
}

const createArrivals = () => createStore<{ item: MediaItem; file: File } | null>()(() => null)

/** One for as long as an editor is open: closing the picker stops no upload. */
const known = new WeakMap<BuilderContext, Uploads>()

/** The editor's uploads, also for code that is no component. */
export function uploadsOf(builder: BuilderContext): Uploads {
  const found = known.get(builder)
  if (found) {
    return found
  }
  const api = createMediaApi(builder.apiPath, builder.site.getState().profile.id)
  const arrived = createArrivals()
  const queue = createUploadQueue({
    send: createSendFile(api),
    onStored: (item, file) => {
      arrived.setState({ item, file })
      builder.ui.setState({ announcement: `${item.name} uploaded` })
    },
  })
  const uploads: Uploads = {
    api,
    queue,
    arrived,
    uploadFiles: (files, accept = 'both') => queue.add(files, accept),
  }
  builder.pendingWork.add({
    kind: 'uploading',
    isOpen: () => queue.store.getState().uploads.some(isOnItsWay),
  })
  known.set(builder, uploads)
  return uploads
}

export function useUploads(): Uploads {
  const builder = useBuilder()
  return useMemo(() => uploadsOf(builder), [builder])
}
