import type { DefaultServerCellComponentProps } from 'payload'
import { PlayabilityLabel } from '@/collections/audio-files/components/playability-label'
import { UploadPlayability } from '@/collections/audio-files/components/playability-note'
import { hasFfmpeg } from '@/src/server/delivery/ffmpeg'

/** Whether an upload can be played, in the list of uploads. */
export function UploadSoundCell({ cellData }: DefaultServerCellComponentProps) {
  return <PlayabilityLabel sound={cellData} />
}

/** The same on its own page; a server that cannot look says nothing. */
export async function UploadSoundField() {
  return (await hasFfmpeg()) ? <UploadPlayability /> : null
}
