import { useRef } from 'react'
import type { SongsSectionProps } from '@/plugins/catalog/songs/admin/songs-section'
import { createMediaApi } from '@/src/admin/media/media-api'
import { createSendFile } from '@/src/admin/media/send-file'

type Options = Pick<SongsSectionProps, 'apiPath' | 'profileId' | 'cover'> & {
  addNote: (note: string) => void
}

type Outcome = 'taken' | 'failed' | 'unwanted'

const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/webp': 'webp' }

/** The first picture that comes along with the songs becomes the cover of a release that has none. */
export function useCover({ apiPath, profileId, cover, addNote }: Options) {
  const isTaken = useRef(false)

  /**
   * @param origin where it comes from, in the artist's words
   * @returns what became of it; a failure has been told
   */
  return async (open: () => Promise<Blob>, origin: string): Promise<Outcome> => {
    if (!cover || cover.isSet || isTaken.current) {
      return 'unwanted'
    }
    isTaken.current = true
    try {
      const picture = await open()
      const named =
        picture instanceof File
          ? picture
          : new File([picture], `cover.${endings[picture.type] ?? 'jpg'}`, { type: picture.type })
      const send = createSendFile(createMediaApi(apiPath, profileId))
      const item = await send(named, { signal: new AbortController().signal, onProgress: () => {} })
      cover.onFound(item)
      addNote(`The cover comes from ${origin}.`)
    } catch {
      isTaken.current = false
      addNote(
        'The cover that came with the songs could not be taken. Choose one among your pictures.',
      )
      return 'failed'
    }
    return 'taken'
  }
}
