import { memo, useId } from 'react'
import type { Singles } from '@/plugins/catalog/songs/admin/sell-alone'
import { SongDetails } from '@/plugins/catalog/songs/admin/song-details'
import type { SongDrafts } from '@/plugins/catalog/songs/admin/song-drafts'
import { useSongField } from '@/plugins/catalog/songs/admin/song-field'
import styles from '@/plugins/catalog/songs/admin/songs.module.css'
import type { Playing } from '@/plugins/catalog/songs/admin/use-player'
import type { Songs } from '@/plugins/catalog/songs/admin/use-songs'
import { Waveform } from '@/plugins/catalog/songs/admin/waveform'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { ChevronDown, ChevronUp, GripVertical, Pause, Play, Trash2 } from '@/src/admin/ui/icons'
import { sortHandleProps } from '@/src/admin/ui/use-sort-rows'
import type { Song } from '@/src/core/contracts/music/song-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatPlayerTime } from '@/src/core/player/player-time'
import { studioLimits } from '@/src/core/studio-limits'

/** What can be done with a song; the same in each rendering. */
export type SongCalls = Pick<Songs, 'change' | 'patch' | 'remove'> & {
  open: (id: string, isOpen: boolean) => void
  toggle: (id: string) => void
  /** @param share of the whole, 0 to 1 */
  seek: (id: string, share: number) => void
}

type Props = {
  song: Song
  number: number
  drafts: SongDrafts
  calls: SongCalls
  isTwice: boolean
  /** Letters of the title in the file, where that was too many. */
  cutTitle?: number | undefined
  playing: Playing | null
  /** Whether what else there is to say of it is shown. */
  isOpen: boolean
  /** Null for a release of one song. */
  singles: Singles | null
}

const messages = ownerMessages.store.songs
const { titleMax } = studioLimits.songs

/**
 * A song of the release: its title in place, its sound, and what is wrong with it. Drawn anew only when something of
 * this song has changed: there may be hundreds.
 */
export const SongRow = memo(function SongRow(props: Props) {
  const { song, number, drafts, calls, isTwice, cutTitle, playing, isOpen, singles } = props
  const detailsId = useId()
  const { id, title, seconds, file } = song
  const isHeard = playing?.isPlaying === true
  const points = playing?.waveform.length ? playing.waveform : (file?.waveform ?? [])
  // Until another title is written.
  const isCut = cutTitle !== undefined && title.length === titleMax
  const notes = [
    ...notesOf(song),
    ...(isCut ? [messages.cutTitle(cutTitle)] : []),
    ...(isTwice ? [messages.twice] : []),
    playing?.problem ?? '',
  ]

  return (
    <>
      <div className={styles.line}>
        <span className={styles.place}>
          <button className={styles.handle} {...sortHandleProps(title)}>
            <GripVertical size={16} aria-hidden />
          </button>
          {number}
        </span>
        <IconButton
          icon={isHeard ? Pause : Play}
          label={`${isHeard ? 'Pause' : 'Play'} ${title}`}
          disabled={!file || file.state === 'unplayable'}
          onClick={() => calls.toggle(id)}
        />
        <Title song={song} drafts={drafts} />
        <Badges song={song} />
        <Waveform
          title={title}
          points={points}
          seconds={seconds}
          at={playing ? playing.seconds : null}
          onSeek={(share) => calls.seek(id, share)}
        />
        <span className={styles.length}>{seconds > 0 ? formatPlayerTime(seconds) : '–:––'}</span>
        <IconButton
          icon={isOpen ? ChevronUp : ChevronDown}
          label={`More about ${title}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={() => calls.open(id, !isOpen)}
        />
        <IconButton icon={Trash2} label={`Remove ${title}`} onClick={() => calls.remove(song)} />
      </div>
      {notes.filter(Boolean).map((note) => (
        <p key={note} className={styles.note} data-kind={isWarning(song) ? 'warning' : undefined}>
          {note}
        </p>
      ))}
      {isOpen && (
        <div id={detailsId}>
          <SongDetails song={song} drafts={drafts} calls={calls} singles={singles} />
        </div>
      )}
    </>
  )
})

const isWarning = ({ file }: Song): boolean =>
  !file || file.state === 'unplayable' || (file.level !== null && file.level !== 'good')

function notesOf({ file }: Song): string[] {
  if (!file) {
    return [messages.noFile]
  }
  if (file.state === 'unplayable') {
    return [ownerMessages.store.sound.isUnplayable]
  }
  if (file.state === 'checking') {
    return [messages.listening]
  }
  return file.level === 'clipped' || file.level === 'silent' ? [messages[file.level]] : []
}

function Badges({ song: { hasExplicitContent, isFeatured, single } }: { song: Song }) {
  const words = [
    hasExplicitContent && 'Explicit',
    isFeatured && 'Featured',
    single && 'Sold alone',
  ].filter(Boolean)
  return <span className={styles.badges}>{words.join(' · ')}</span>
}

/** Saved as it is typed; Enter leaves it, Escape takes it back. */
function Title({ song, drafts }: { song: Song; drafts: SongDrafts }) {
  const { props, told } = useSongField(drafts, song, 'title')
  return (
    <span className={styles.title}>
      <input
        className={controls.field}
        type="text"
        aria-label={`Title of song ${song.position}`}
        {...props}
      />
      {told}
    </span>
  )
}
