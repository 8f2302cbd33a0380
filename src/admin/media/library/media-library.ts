import { createContext } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Accept } from '@/src/admin/media/check-file'
import { createMediaApi, type MediaApi } from '@/src/admin/media/media-api'
import { createSendFile } from '@/src/admin/media/send-file'
import { createUploadQueue, type UploadQueue } from '@/src/admin/media/upload/upload-queue'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'
import { useRequired } from '@/src/ui/use-required.client'

/** What a screen does with what happens in the library. */
type Screen = {
  /** `/api`, wherever this installation has it. */
  apiPath: string
  profileId: string
  /** Reads out what the eye sees. */
  announce: (words: string) => void
  /** Says what went wrong after its place on the screen is gone. */
  tell: (words: string) => void
  /** An item has changed, or is there no more. */
  onChanged: (id: string) => void
}

export type MediaLibrary = Pick<Screen, 'announce' | 'tell' | 'onChanged'> & {
  api: MediaApi
  queue: UploadQueue
  /** The item that arrived last, and what it was made of; an open picker puts it in front. */
  arrived: ReturnType<typeof createArrivals>
  /** Sends files; answers what was stored, without what failed. The picker shows how far they are. */
  uploadFiles: (files: readonly File[], accept?: Accept) => Promise<MediaItem[]>
}

const createArrivals = () => createStore<{ item: MediaItem; file: File } | null>()(() => null)

/** The artist's pictures and films, and uploads to them. One per screen: closing a picker stops no upload. */
export function createMediaLibrary({ apiPath, profileId, ...screen }: Screen): MediaLibrary {
  const api = createMediaApi(apiPath, profileId)
  const arrived = createArrivals()
  const queue = createUploadQueue({
    send: createSendFile(api),
    onStored: (item, file) => {
      arrived.setState({ item, file })
      screen.announce(`${item.name} uploaded`)
    },
  })
  return {
    ...screen,
    api,
    queue,
    arrived,
    uploadFiles: (files, accept = 'both') => queue.add(files, accept),
  }
}

const Context = createContext<MediaLibrary | null>(null)
export const MediaLibraryProvider = Context.Provider

export const useMediaLibrary = () => useRequired(Context, 'MediaLibraryProvider')
