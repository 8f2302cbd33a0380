'use client'

import { type DragEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { ApplyToAll } from '@/plugins/catalog/songs/admin/apply-to-all'
import {
  coverIn,
  droppedFiles,
  type FoundFile,
  fileOf,
  isZip,
  picturesNote,
  sortOut,
  withinRoom,
} from '@/plugins/catalog/songs/admin/found-files'
import { readZip } from '@/plugins/catalog/songs/admin/read-zip'
import { createRecordingSender } from '@/plugins/catalog/songs/admin/send-recording'
import type { SongDrafts } from '@/plugins/catalog/songs/admin/song-drafts'
import { titlesMoreThanOnce } from '@/plugins/catalog/songs/admin/song-name'
import { createSongQueue } from '@/plugins/catalog/songs/admin/song-queue'
import { SongRow } from '@/plugins/catalog/songs/admin/song-row'
import type { Steps } from '@/plugins/catalog/songs/admin/song-steps'
import styles from '@/plugins/catalog/songs/admin/songs.module.css'
import {
  comingOf,
  MissingSongs,
  UploadProgress,
  UploadRows,
} from '@/plugins/catalog/songs/admin/upload-rows'
import { useCover } from '@/plugins/catalog/songs/admin/use-cover'
import { usePlayer } from '@/plugins/catalog/songs/admin/use-player'
import { useSongs } from '@/plugins/catalog/songs/admin/use-songs'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { ListMusic, Upload, X } from '@/src/admin/ui/icons'
import { useRowsInSight } from '@/src/admin/ui/list/use-rows-in-sight'
import { useSortRows } from '@/src/admin/ui/use-sort-rows'
import { useStableCalls } from '@/src/admin/use-stable-calls'
import { useStayWhile } from '@/src/admin/use-stay-while'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatPlayerTime } from '@/src/core/player/player-time'

export type SongsSectionProps = {
  productId: string
  profileId: string
  /** `/api`, wherever this installation has it. */
  apiPath: string
  /** Below it the admin shows music. */
  musicPath: string
  /** Something about the songs is another now. */
  onChanged?: () => void
  /** Takes the cover that was found among the songs; without it pictures are left out. */
  cover?: { isSet: boolean; onFound: (item: MediaItem) => void }
  drafts: SongDrafts
  /** Of a screen with a way back and forth. */
  steps?: Steps
}

export const songsUrlOf = ({
  apiPath,
  profileId,
  productId,
}: Pick<SongsSectionProps, 'apiPath' | 'profileId' | 'productId'>): string =>
  `${apiPath}/profiles/${profileId}/releases/${productId}/songs`

const messages = ownerMessages.store.songs
/** Of a song without a note below it. */
const rowHeight = 41
/** Browsers name only some of these by `audio/*`. */
const chooser = 'audio/*,.flac,.wav,.aif,.aiff,.m4a,.ogg,.opus,.wv,.ape,.zip,image/jpeg,image/png'

/** The songs of a release: files and folders are dropped on it, and what becomes of them is seen and heard here. */
export function SongsSection({
  productId,
  profileId,
  apiPath,
  musicPath,
  onChanged,
  cover,
  drafts,
  steps,
}: SongsSectionProps) {
  const songsUrl = songsUrlOf({ apiPath, profileId, productId })
  const singles = useMemo(
    () => ({ url: `${apiPath}/products/${productId}/singles`, musicPath }),
    [apiPath, productId, musicPath],
  )
  const [said, setSaid] = useState('')
  const [notes, setNotes] = useState<readonly string[]>([])
  const [isOver, setOver] = useState(false)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const input = useRef<HTMLInputElement>(null)
  const headingId = useId()
  const songs = useSongs(songsUrl, { drafts, steps, onChanged: onChanged ?? noop })
  const player = usePlayer(songsUrl)
  const addNote = useCallback(
    (note: string) => setNotes((now) => [...new Set([...now, ...(note ? [note] : [])])]),
    [],
  )
  const offerCover = useCover({ apiPath, profileId, cover, addNote })

  // The queue outlives every rendering, and what it calls is of the last one.
  const calls = useRef({ songs, offerCover })
  calls.current = { songs, offerCover }
  const queue = useMemo(
    () =>
      createSongQueue({
        keptName: `bandstand-uploads:${songsUrl}`,
        sender: createRecordingSender(apiPath, profileId, songsUrl),
        onAdded: (song) => calls.current.songs.noteSent(song),
        onSettled: (ids) => {
          const { all, sort, reload } = calls.current.songs
          const others = all().filter(({ id }) => !ids.includes(id))
          // A list that was asked for before may come behind, with the former order.
          void sort([...others.map(({ id }) => id), ...ids], false).then(reload)
        },
        onCover: (picture) =>
          void calls.current.offerCover(async () => picture, 'the files of the songs'),
      }),
    [apiPath, profileId, songsUrl],
  )
  const cutTitles = useStore(queue.store, (state) => state.cutTitles)
  const here = new Set(songs.songs?.map(({ id }) => id))
  // Not all of them: with each part that is sent, and each tag that is read, they are others.
  const isAnyComing = useStore(queue.store, (state) => comingOf(state.uploads, here).length > 0)
  const isBusy = useStore(queue.store, ({ uploads }) =>
    uploads.some(({ state }) => state !== 'refused' && state !== 'added'),
  )
  useStayWhile(isBusy)
  useEffect(() => {
    window.addEventListener('online', queue.resume)
    return () => window.removeEventListener('online', queue.resume)
  }, [queue])

  const take = async (found: Promise<FoundFile[]>) => {
    const files = await found
    const unpacked = await Promise.all(files.filter(isZip).map(readZip))
    const packed = unpacked.flatMap((zip) => zip.files)
    const album = sortOut([...files.filter((file) => !isZip(file)), ...packed])
    const count = (songs.all().length ?? 0) + queue.store.getState().uploads.length
    const [recordings, tooMany] = withinRoom(album.recordings, count)
    setNotes([
      ...unpacked.flatMap((zip) => zip.notes),
      ...album.notes,
      ...(tooMany > 0 ? [`${messages.tooMany} ${tooMany} were left out.`] : []),
      ...(recordings.length === 0 && files.length > 0 ? [messages.noneFound] : []),
    ])
    queue.add(recordings, { isPacked: (file) => packed.includes(file) })
    const picture = coverIn(album.pictures)
    if (picture) {
      const outcome = await offerCover(picture.open, picture.name)
      if (outcome !== 'failed') {
        addNote(picturesNote(album.pictures, outcome === 'taken' ? picture : null))
      }
    }
  }

  const onDrop = (event: DragEvent) => {
    if (hasFiles(event)) {
      event.preventDefault()
      setOver(false)
      void take(droppedFiles(event.dataTransfer))
    }
  }
  const onDragOver = (event: DragEvent) => {
    if (hasFiles(event)) {
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    }
  }

  const list = songs.songs ?? []
  const nameOf = (id: string) => list.find((song) => song.id === id)?.title ?? 'Song'
  const rowCalls = useStableCalls({
    change: songs.change,
    patch: songs.patch,
    remove: songs.remove,
    open: (id: string, isOpen: boolean) =>
      setOpen((now) => new Set([...now, id].filter((each) => isOpen || each !== id))),
    toggle: player.toggle,
    seek: player.seek,
  })
  const sorting = useSortRows({
    ids: list.map(({ id }) => id),
    onSort: (ids) => void songs.sort(ids),
    announce: setSaid,
    nameOf,
  })
  const sight = useRowsInSight({ ids: sorting.shown, rowHeight, list: sorting.listProps.ref })
  const byId = new Map(list.map((song) => [song.id, song]))
  const shown = sight.ids.flatMap((id) => byId.get(id) ?? [])
  const twice = titlesMoreThanOnce(list.map(({ title }) => title))
  const isEmpty = songs.songs !== null && list.length === 0 && !isAnyComing
  const choose = () => input.current?.click()

  return (
    <section
      className={`${controls.tokens} ${controls.chrome} ${styles.section}`}
      aria-labelledby={headingId}
      data-over={isOver}
      onDrop={onDrop}
      onDragOver={onDragOver}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) {
          setOver(false)
        }
      }}
    >
      <header className={styles.head}>
        <h2 id={headingId}>Songs</h2>
        <span className={styles.sum}>{sumOf(list)}</span>
        {!isEmpty && songs.songs !== null && (
          <span className={styles.tools}>
            {list.length > 1 && <ApplyToAll songs={songs} list={list} />}
            <button type="button" className={controls.button} onClick={choose}>
              <Upload size={16} aria-hidden />
              Add songs
            </button>
          </span>
        )}
      </header>
      <input
        ref={input}
        className={controls.visuallyHidden}
        type="file"
        multiple
        accept={chooser}
        tabIndex={-1}
        aria-label="Files of songs"
        onChange={({ target }) => {
          void take(Promise.resolve([...(target.files ?? [])].map((file) => fileOf(file))))
          target.value = ''
        }}
      />
      {isEmpty && (
        <div className={styles.empty}>
          <ListMusic size={32} strokeWidth={1.5} aria-hidden />
          <p>{messages.dropHere}</p>
          <p className={styles.quiet}>{messages.whatIsRead}</p>
          <button type="button" className={controls.button} data-kind="primary" onClick={choose}>
            Choose files
          </button>
        </div>
      )}
      <UploadProgress queue={queue} />
      <MissingSongs queue={queue} />
      <div role="status">
        {notes.map((note) => (
          <p key={note} className={styles.told}>
            {note}
            <IconButton
              icon={X}
              label="Close"
              onClick={() => setNotes(notes.filter((each) => each !== note))}
            />
          </p>
        ))}
      </div>
      {songs.problem && (
        <p role="alert" className={styles.told} data-kind="warning">
          {songs.problem}
          <IconButton icon={X} label="Close" onClick={() => songs.tell('')} />
        </p>
      )}
      <ul className={styles.list} aria-label="Songs" {...sorting.listProps} {...sight.listProps}>
        {shown.map((song) => (
          <li
            key={song.id}
            className={styles.row}
            {...sorting.rowProps(song.id)}
            {...sight.rowProps(song.id)}
          >
            <SongRow
              song={song}
              number={sorting.shown.indexOf(song.id) + 1}
              drafts={drafts}
              calls={rowCalls}
              cutTitle={cutTitles[song.id]}
              isTwice={twice.has(song.title.toLowerCase())}
              playing={player.playing?.songId === song.id ? player.playing : null}
              isOpen={open.has(song.id)}
              singles={list.length > 1 ? singles : null}
            />
          </li>
        ))}
      </ul>
      {isAnyComing && <UploadRows queue={queue} here={here} />}
      {songs.undoable && (
        <p className={styles.undo} role="status">
          {songs.undoable.words}
          <button type="button" className={controls.button} onClick={songs.undoable.undo}>
            Undo
          </button>
          <IconButton icon={X} label="Close" onClick={songs.dismissUndo} />
        </p>
      )}
      <p className={controls.visuallyHidden} aria-live="polite">
        {said}
      </p>
    </section>
  )
}

const noop = () => {}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** `12 songs · 43:20`. */
function sumOf(list: readonly { seconds: number }[]): string {
  const seconds = list.reduce((sum, song) => sum + song.seconds, 0)
  if (list.length === 0) {
    return ''
  }
  return `${list.length === 1 ? '1 song' : `${list.length} songs`} · ${formatPlayerTime(seconds)}`
}
