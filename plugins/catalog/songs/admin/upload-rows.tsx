import { memo, useRef } from 'react'
import { useStore } from 'zustand'
import {
  isOnItsWay,
  type SongQueue,
  type SongUpload,
} from '@/plugins/catalog/songs/admin/song-queue'
import styles from '@/plugins/catalog/songs/admin/songs.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { X } from '@/src/admin/ui/icons'
import { useRowsInSight } from '@/src/admin/ui/list/use-rows-in-sight'
import { fileSize } from '@/src/core/files'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const messages = ownerMessages.store.songs

/** How far all of them are together. */
export function UploadProgress({ queue }: { queue: SongQueue }) {
  const { uploads, isPaused } = useStore(queue.store)
  const counted = uploads.filter(({ state }) => state !== 'refused')
  const failed = counted.filter(({ state }) => state === 'failed')
  if (!counted.some(isOnItsWay) && failed.length === 0) {
    return null
  }
  const total = counted.reduce((sum, { file }) => sum + file.size, 0)
  const sent = counted.reduce((sum, { file, sentBytes }) => sum + Math.min(file.size, sentBytes), 0)
  const added = counted.filter(({ state }) => state === 'added').length
  const percent = total === 0 ? 0 : Math.floor((sent / total) * 100)
  const isStopped = isPaused || !counted.some(isOnItsWay)
  return (
    <div className={styles.progress}>
      <span>
        <b>{`${added} of ${counted.length} songs`}</b>
        {` · ${fileSize(sent)} of ${fileSize(total)}`}
      </span>
      <progress aria-label="All songs" max={100} value={percent} />
      <button
        type="button"
        className={controls.button}
        onClick={() => (isStopped ? queue.resume() : queue.pause())}
      >
        {isStopped ? (isPaused ? 'Go on' : 'Try again') : 'Pause'}
      </button>
    </div>
  )
}

/** What was on its way when the page was left: a browser forgets the files, so they are dropped again. */
export function MissingSongs({ queue }: { queue: SongQueue }) {
  const missing = useStore(queue.store, (state) => state.missing)
  return (
    missing.length > 0 && (
      <div role="status">
        <p className={styles.told} data-kind="warning" data-testid="missing-songs">
          {messages.notArrived(missing.map(({ name }) => name))}
          <IconButton icon={X} label="I do not want them" onClick={queue.forgetMissing} />
        </p>
      </div>
    )
  )
}

const words: Readonly<Record<SongUpload['state'], string>> = {
  waiting: 'Waiting',
  sending: '',
  storing: 'Almost there',
  paused: 'Paused',
  failed: '',
  refused: '',
  added: 'Here',
}

/** Of a song that was not refused. */
const rowHeight = 49

/** Without those that are among the songs already. */
export const comingOf = (uploads: readonly SongUpload[], here: ReadonlySet<string>) =>
  uploads.filter(({ songId }) => songId === undefined || !here.has(songId))

type RowsProps = { queue: SongQueue; here: ReadonlySet<string> }

/** Songs on their way, in their order. */
export function UploadRows({ queue, here }: RowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const uploads = useStore(queue.store, (state) => state.uploads)
  const byKey = new Map(comingOf(uploads, here).map((upload) => [upload.key, upload]))
  const sight = useRowsInSight({ ids: [...byKey.keys()], rowHeight, list })
  const shown = sight.ids.flatMap((key) => byKey.get(key) ?? [])
  return (
    <ul ref={list} className={styles.list} aria-label="Songs on their way" {...sight.listProps}>
      {shown.map((upload) => (
        <li
          key={upload.key}
          className={styles.row}
          data-upload={upload.state}
          data-testid="song-upload"
          {...sight.rowProps(upload.key)}
        >
          <UploadRow upload={upload} queue={queue} />
        </li>
      ))}
    </ul>
  )
}

type RowProps = { upload: SongUpload; queue: SongQueue }

/** A song on its way, under the title that it will have. */
const UploadRow = memo(function UploadRow({ upload, queue }: RowProps) {
  const { key, file, tags, sentBytes, state, message } = upload
  const isStopped = state === 'failed' || state === 'refused'
  const percent = file.size === 0 ? 0 : Math.min(100, Math.floor((sentBytes / file.size) * 100))
  return (
    <div className={styles.uploadLine}>
      <span className={styles.uploadTitle}>
        <b>{tags.title}</b>
        <small>{file.path}</small>
      </span>
      {isStopped ? (
        <span role="alert" className={styles.problem}>
          {message}
        </span>
      ) : (
        <>
          <span className={styles.length}>{words[state] || `${percent} %`}</span>
          <progress aria-label={`Sending ${tags.title}`} max={100} value={percent} />
        </>
      )}
      <IconButton
        icon={X}
        label={isStopped ? `Take ${tags.title} away` : `Cancel ${tags.title}`}
        onClick={() => queue.cancel(key)}
      />
    </div>
  )
})
