'use client'

import { useFormFields } from '@payloadcms/ui'
import { PlayabilityNote } from '@/collections/audio-files/components/playability-note'

/** Whether the file that is chosen for a song can be played, before it is saved, too. */
export function SongPlayability() {
  const original = useFormFields(([fields]) => fields.original?.value)
  return typeof original === 'string' ? (
    <PlayabilityNote key={original} audioFileId={original} />
  ) : null
}
