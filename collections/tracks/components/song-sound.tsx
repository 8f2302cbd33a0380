import type { DefaultServerCellComponentProps } from 'payload'
import { SoundWord } from '@/collections/audio-files/components/sound-word'
import { SoundOfSong } from '@/collections/tracks/components/sound-of-song'
import { rowsById } from '@/src/admin/rows-by-id'
import { ownerMessages } from '@/src/core/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { Track } from '@/src/payload-types'
import { hasFfmpeg } from '@/src/server/delivery/ffmpeg'
import { idOf, plainRead } from '@/src/server/site-data/plain-read'

const uploadById = rowsById(async (payload, ids) => {
  const { docs } = await payload.find({
    collection: slugs.audioFiles,
    where: { id: { in: ids } },
    select: { sound: true },
    ...plainRead,
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
  return <SoundWord sound={upload?.sound} />
}

/** The same in the form; a server that cannot look says nothing. */
export async function SongSoundField() {
  return (await hasFfmpeg()) ? <SoundOfSong /> : null
}
