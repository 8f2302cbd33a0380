import { useEffect, useRef, useState } from 'react'
import type { createMediaApi, MediaItem } from '@/plugins/visual-editor/editor/inspector/media-api'
import styles from '@/plugins/visual-editor/editor/inspector/media-picker.module.css'
import { MediaPreview } from '@/plugins/visual-editor/editor/inspector/media-preview'
import { useMediaList } from '@/plugins/visual-editor/editor/inspector/use-media-list'
import { IconButton } from '@/plugins/visual-editor/editor/shell/icon-button'
import { Check, Search, Upload, X } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { fileSize } from '@/src/core/file-size'

type Props = {
  api: ReturnType<typeof createMediaApi>
  accept: 'image' | 'video'
  chosenId: string
  onChoose: (item: MediaItem) => void
  onClose: () => void
}

const words = {
  image: {
    title: 'Choose a picture',
    upload: 'Upload pictures',
    use: 'Use picture',
    types: 'image/*',
  },
  video: { title: 'Choose a video', upload: 'Upload videos', use: 'Use video', types: 'video/mp4' },
} as const

/** Everything the creator has uploaded, three in a row, and a place to upload more. */
export function MediaPicker({ api, accept, chosenId, onChoose, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const [picked, setPicked] = useState(chosenId)
  const { items, hasMore, problem, isUploading, loadMore, upload } = useMediaList(
    api,
    accept,
    query,
  )
  const { title, upload: uploadLabel, use, types } = words[accept]
  const item = items.find(({ id }) => id === picked)

  useEffect(() => dialog.current?.showModal(), [])

  const take = (files: FileList | null) => {
    void upload([...(files ?? [])]).then((uploaded) => uploaded && setPicked(uploaded.id))
  }

  return (
    <dialog
      ref={dialog}
      className={`${shell.chrome} ${styles.dialog}`}
      aria-label={title}
      onClose={onClose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files)
      }}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        <label className={`${shell.field} ${styles.search}`}>
          <Search size={16} aria-hidden />
          <input
            type="search"
            placeholder="Search by name"
            aria-label="Search by name"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      <div className={styles.body}>
        <div className={styles.grid}>
          <label className={styles.drop}>
            <Upload size={20} aria-hidden />
            <b>{isUploading ? 'Uploading…' : uploadLabel}</b>
            or drop them here
            <input
              type="file"
              className={shell.visuallyHidden}
              accept={types}
              multiple
              onChange={(event) => take(event.target.files)}
            />
          </label>
          {items.map((candidate) => (
            <button
              key={candidate.id}
              type="button"
              className={styles.tile}
              aria-pressed={candidate.id === picked}
              onClick={() => setPicked(candidate.id)}
              onDoubleClick={() => onChoose(candidate)}
            >
              <figure>
                {accept === 'image' && <MediaPreview item={candidate} />}
                {candidate.id === picked && (
                  <span className={styles.tick}>
                    <Check size={16} aria-hidden />
                  </span>
                )}
              </figure>
              <b>{candidate.name}</b>
              <small>{fileSize(candidate.bytes)}</small>
            </button>
          ))}
        </div>
        {hasMore && (
          <button type="button" className={shell.button} onClick={loadMore}>
            Show more
          </button>
        )}
      </div>
      <div className={styles.foot}>
        <span role="status">{problem}</span>
        <button type="button" className={shell.button} onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className={shell.button}
          data-kind="primary"
          disabled={!item}
          onClick={() => item && onChoose(item)}
        >
          {use}
        </button>
      </div>
    </dialog>
  )
}
