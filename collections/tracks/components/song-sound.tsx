import type { DefaultServerCellComponentProps } from 'payload'
import { PlayabilityLabel } from '@/collections/audio-files/components/playability-label'
import { SongPlayability } from '@/collections/tracks/components/song-playability'
import { rowsById } from '@/src/admin/rows-by-id'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { Track } from '@/src/payload-types'
import { hasFfmpeg } from '@/src/server/delivery/ffmpeg'
import { idOf, visitorRead } from '@/src/server/site-data/visitor-read'

const uploadById = rowsById(async (payload, ids) => {
  const { docs } = await payload.find({
    collection: slugs.audioFiles,
    where: { id: { in: ids } },
    select: { sound: true },
    ...visitorRead,
  })
  return docs
})

/** Whether the file of a song can be played, in the list of songs. */
export async function SongSoundCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const original = idOf((rowData as Track).original)
  if (!original) {
    return ownerMessages.store.sound.none
  }
  const upload = await uploadById(payload, original)
  return <PlayabilityLabel sound={upload?.sound} />
}

/** The same in the form; a server that cannot look says nothing. */
export async function SongSoundField() {
  return (await hasFfmpeg()) ? <SongPlayability /> : null
}
