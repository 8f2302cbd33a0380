'use client'

import { useFormFields } from '@payloadcms/ui'
import { SoundNote } from '@/collections/audio-files/components/sound-note'

/** Whether the file that is chosen for a song can be played, before it is saved, too. */
export function SoundOfSong() {
  const original = useFormFields(([fields]) => fields.original?.value)
  return typeof original === 'string' ? <SoundNote key={original} audioFileId={original} /> : null
}
