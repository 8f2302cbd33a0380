import type { DefaultServerCellComponentProps } from 'payload'
import { SoundOfUpload } from '@/collections/audio-files/components/sound-note'
import { SoundWord } from '@/collections/audio-files/components/sound-word'
import { hasFfmpeg } from '@/src/server/delivery/ffmpeg'

/** Whether an upload can be played, in the list of uploads. */
export function UploadSoundCell({ cellData }: DefaultServerCellComponentProps) {
  return <SoundWord sound={cellData} />
}

/** The same on its own page; a server that cannot look says nothing. */
export async function UploadSoundField() {
  return (await hasFfmpeg()) ? <SoundOfUpload /> : null
}
