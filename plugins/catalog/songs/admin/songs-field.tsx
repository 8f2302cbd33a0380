'use client'

import { useConfig, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { createSongDrafts } from '@/plugins/catalog/songs/admin/song-drafts'
import styles from '@/plugins/catalog/songs/admin/songs.module.css'
import {
  SongsSection,
  type SongsSectionProps,
  songsUrlOf,
} from '@/plugins/catalog/songs/admin/songs-section'
import { musicPath } from '@/src/admin/studio-paths'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** The songs in the form of a release. Its pictures are part of the form, so a cover is saved with it. */
export function SongsField() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const profile = useFormFields(([fields]) => fields.profile?.value)
  const { value, setValue } = useField<unknown[] | null>({ path: 'media' })
  if (!id || typeof profile !== 'string') {
    return <p className={`field-type ${styles.later}`}>{ownerMessages.store.songs.saveFirst}</p>
  }
  const cover = {
    isSet: Array.isArray(value) && value.length > 0,
    onFound: ({ id: mediaId }: { id: string }) => setValue([mediaId]),
  }
  const place = {
    productId: String(id),
    profileId: profile,
    apiPath: config.routes.api,
    musicPath: `${config.routes.admin}${musicPath}`,
  }
  return (
    <div className="field-type">
      <OwnSongs {...place} cover={cover} />
    </div>
  )
}

/** The bar of this form knows nothing of what is written about songs: that is told at its fields. */
function OwnSongs(props: Omit<SongsSectionProps, 'drafts'>) {
  const [drafts] = useState(() => createSongDrafts(songsUrlOf(props)))
  return <SongsSection {...props} drafts={drafts} />
}
