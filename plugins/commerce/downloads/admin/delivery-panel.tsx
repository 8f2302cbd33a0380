'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import styles from '@/plugins/commerce/downloads/admin/delivery.module.css'
import { usePolled } from '@/src/admin/use-polled'
import type { DeliveryState, SongState } from '@/src/core/contracts/music/delivery'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'

const pollMs = 4000

const words: Record<SongState, string> = {
  missing: 'No file for buyers yet',
  preparing: 'Being prepared',
  ready: 'Ready',
  unplayable: 'Cannot be played. Upload it again',
  asUploaded: 'As you uploaded it',
}

const untilPrepared = ({ songs }: DeliveryState) =>
  songs.some((song) => song.state === 'preparing') ? pollMs : null

/** On a release: what its buyers get, and how far that is. */
export function DeliveryPanel() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const { config } = useConfig()
  // The fragment is not sent. It changes with each save, which reloads the state: files may have changed.
  const url = id ? `${config.routes.api}/${slugs.products}/${id}/delivery#${lastUpdateTime}` : null
  const { data: state } = usePolled(url, untilPrepared)
  if (!state) {
    return null
  }
  const { canConvert, songs, formats, bonus } = state
  return (
    <section className={styles.panel} aria-label="What buyers get">
      <h2 className={styles.heading}>What buyers get</h2>
      <p className={styles.hint}>
        {canConvert ? ownerMessages.delivery.withFfmpeg : ownerMessages.delivery.noFfmpeg}
      </p>
      {songs.length === 0 ? (
        <p>No songs yet. Add them below, each with a file for its buyers.</p>
      ) : (
        <ul className={styles.songs} aria-live="polite">
          {songs.map((song) => (
            <li key={song.id}>
              <span>{song.title}</span>
              <span className={styles.formats}>{song.formats.join(', ')}</span>
              <span className={styles.state} data-state={song.state}>
                {words[song.state]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {formats.length > 0 && (
        <p>
          The whole release: <b>{formats.join(', ')}</b>
          {bonus.length > 0 && (
            <>
              , with <b>{bonus.join(', ')}</b>
            </>
          )}
        </p>
      )}
    </section>
  )
}
