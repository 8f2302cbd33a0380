import { useRelease, useReleaseState } from '@/plugins/catalog/release/release-context'
import styles from '@/plugins/catalog/release/sections/sections.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { formatPlayerTime } from '@/src/core/player/player-time'

/** The songs of the release, in their order. */
export function SongsPlace() {
  const { id, adminPath } = useRelease()
  const songs = useReleaseState(({ stored }) => stored.songs)
  return (
    <>
      <ol className={styles.songs}>
        {songs.map((song, index) => (
          <li key={song.id}>
            <span>{index + 1}</span>
            <b>{song.title}</b>
            <small>{song.hasFile ? formatPlayerTime(song.durationSeconds) : 'No file yet'}</small>
          </li>
        ))}
      </ol>
      <div>
        <a className={controls.button} href={`${adminPath}/collections/products/${id}`}>
          {songs.length === 0 ? 'Add songs' : 'Change songs'}
        </a>
      </div>
    </>
  )
}
