import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { type Accept, chooserTypes } from '@/src/admin/media/check-file'
import { CropView } from '@/src/admin/media/library/crop/crop-view'
import { MediaDetails } from '@/src/admin/media/library/media-details'
import styles from '@/src/admin/media/library/media-dialog.module.css'
import { useMediaLibrary } from '@/src/admin/media/library/media-library'
import { MediaStill } from '@/src/admin/media/library/media-still'
import { useMediaList } from '@/src/admin/media/library/use-media-list'
import { usePicked } from '@/src/admin/media/library/use-picked'
import { UploadTile } from '@/src/admin/media/upload/upload-tile'
import controls from '@/src/admin/ui/controls.module.css'
import { Modal } from '@/src/admin/ui/dialog'
import { IconButton } from '@/src/admin/ui/icon-button'
import { Check, Upload, X } from '@/src/admin/ui/icons'
import { SearchField } from '@/src/admin/ui/list/search-field'
import type { MediaKind } from '@/src/core/contracts/pages/media'
import type { MediaItem, StorageRoom } from '@/src/core/contracts/pages/media-answers'
import { fileSize } from '@/src/core/files'
import { ownerMessages } from '@/src/core/messages/owner-messages'

export type MediaDialogProps = {
  accept: Accept
  /** Ids of what is chosen already. */
  chosen?: readonly string[]
  /** Several at once. */
  multiple?: boolean
  /** Gets at least one item, in the order in which they were picked. */
  onChoose: (items: MediaItem[]) => void
  onClose: () => void
}

const words = {
  image: { title: 'Choose a picture', many: 'Choose pictures', action: 'Upload pictures' },
  video: { title: 'Choose a video', many: 'Choose videos', action: 'Upload videos' },
  both: { title: 'Choose a picture or video', many: 'Choose files', action: 'Upload files' },
} as const

/** Everything the creator has uploaded, three in a row, and a place to upload more. */
export function MediaDialog({ accept, chosen, multiple = false, ...rest }: MediaDialogProps) {
  const { onChoose, onClose } = rest
  const titleId = useId()
  const [query, setQuery] = useState('')
  const [kind, setKind] = useState<MediaKind>(accept === 'video' ? 'video' : 'image')
  const [isCropping, setIsCropping] = useState(false)
  const { queue, arrived } = useMediaLibrary()
  const uploads = useStore(queue.store, (state) => state.uploads)
  const list = useMediaList(kind, query)
  const picked = usePicked({ chosen: chosen ?? [], multiple, items: list.items, kind })
  const ownFiles = useRef(new WeakSet<File>()).current
  const upload = (given: readonly File[]) => {
    for (const file of given) {
      ownFiles.add(file)
    }
    void queue.add(given, accept)
  }
  const files = useFilesFrom(upload)
  // What another picker was given is of no use to this one.
  const shownUploads = uploads.filter(
    ({ file, kind }) => ownFiles.has(file) || accept === 'both' || kind === accept,
  )
  useEffect(
    () => () => {
      for (const { key, file, state } of queue.store.getState().uploads) {
        if (state === 'refused' && ownFiles.has(file)) {
          queue.cancel(key)
        }
      }
    },
    [queue, ownFiles],
  )

  const { pick } = picked
  useEffect(
    () =>
      arrived.subscribe((arrival) => {
        // What is put on the page or into words meanwhile arrives here, too.
        if (arrival && ownFiles.has(arrival.file)) {
          setKind(arrival.item.type)
          pick(arrival.item)
        }
      }),
    [arrived, pick, ownFiles],
  )

  const { title, many, action } = words[accept]

  if (isCropping && picked.current) {
    return (
      <Modal
        className={styles.dialog}
        aria-label="Cut out a part"
        onClose={() => setIsCropping(false)}
      >
        <CropView
          item={picked.current}
          onCancel={() => setIsCropping(false)}
          onCropped={(item) => {
            list.prepend(item)
            picked.pick(item)
            setIsCropping(false)
          }}
        />
      </Modal>
    )
  }

  return (
    <Modal
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      data-over={files.isOver}
      {...files.handlers}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{multiple ? many : title}</h2>
        <SearchField
          label="Search by name"
          value={query}
          className={styles.search}
          onChange={setQuery}
        />
        {accept === 'both' && (
          <fieldset className={controls.segmented} aria-label="What to show">
            <button type="button" aria-pressed={kind === 'image'} onClick={() => setKind('image')}>
              Pictures
            </button>
            <button type="button" aria-pressed={kind === 'video'} onClick={() => setKind('video')}>
              Videos
            </button>
          </fieldset>
        )}
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      <div className={styles.body}>
        <div className={styles.pictures}>
          <div className={styles.grid}>
            <label className={styles.drop}>
              <Upload size={20} aria-hidden />
              <b>{action}</b>
              or drop them here
              <input
                type="file"
                className={controls.visuallyHidden}
                accept={chooserTypes[accept]}
                multiple
                onChange={(event) => {
                  upload([...(event.target.files ?? [])])
                  // Choosing the same file once more shall do something.
                  event.target.value = ''
                }}
              />
            </label>
            {shownUploads.map((one) => (
              <UploadTile key={one.key} upload={one} queue={queue} />
            ))}
            {list.items.map((item) => (
              <MediaTile
                key={item.id}
                item={item}
                isPicked={picked.has(item.id)}
                onPick={() => picked.toggle(item)}
                onUse={() => onChoose(picked.including(item))}
              />
            ))}
          </div>
          {list.hasMore && (
            <button
              type="button"
              className={controls.button}
              disabled={list.isLoading}
              onClick={list.loadMore}
            >
              Show more
            </button>
          )}
          <p role="status" className={styles.quiet}>
            {statusText(list, query)}
          </p>
        </div>
        {picked.current ? (
          <MediaDetails
            key={picked.current.id}
            item={picked.current}
            onChanged={(item) => {
              list.replace(item)
              picked.replace(item)
            }}
            onRemoved={(id) => {
              list.drop(id)
              picked.drop(id)
            }}
            onCrop={() => setIsCropping(true)}
          />
        ) : (
          <p className={styles.hint}>Pick something to see more about it.</p>
        )}
      </div>
      <div className={styles.foot}>
        <RoomNote />
        <button type="button" className={controls.button} onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className={controls.button}
          data-kind="primary"
          disabled={picked.items.length === 0}
          onClick={() => onChoose([...picked.items])}
        >
          {buttonText(picked.items.length, kind)}
        </button>
      </div>
    </Modal>
  )
}

function buttonText(count: number, kind: MediaKind): string {
  if (count > 1) {
    return `Use ${count} files`
  }
  return kind === 'image' ? 'Use picture' : 'Use video'
}

function statusText({ problem, isLoading, items }: ReturnType<typeof useMediaList>, query: string) {
  if (problem !== '' || isLoading || items.length > 0) {
    return problem
  }
  return query === '' ? 'What you upload stands here.' : 'Nothing has this name.'
}

type MediaTileProps = { item: MediaItem; isPicked: boolean; onPick: () => void; onUse: () => void }

function MediaTile({ item, isPicked, onPick, onUse }: MediaTileProps) {
  return (
    <button
      type="button"
      className={styles.tile}
      aria-pressed={isPicked}
      onClick={onPick}
      onDoubleClick={onUse}
    >
      <figure>
        <MediaStill item={item} alt="" />
        {isPicked && (
          <span className={styles.tick}>
            <Check size={16} aria-hidden />
          </span>
        )}
      </figure>
      <b>{item.name}</b>
      <small>{fileSize(item.size)}</small>
    </button>
  )
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Files that are dropped on something or pasted into it. Spread `handlers` on it. */
function useFilesFrom(take: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)

  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (holdsFiles(event)) {
          event.preventDefault()
          event.dataTransfer.dropEffect = 'copy'
          setIsOver(true)
        }
      },
      onDragLeave: (event: DragEvent) => {
        const { relatedTarget, currentTarget } = event
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setIsOver(false)
        }
      },
      onDrop: (event: DragEvent) => {
        if (holdsFiles(event)) {
          event.preventDefault()
          setIsOver(false)
          take([...event.dataTransfer.files])
        }
      },
      onPaste: (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files]
        // Words that are pasted belong to the field they are pasted into.
        if (files.length > 0) {
          event.preventDefault()
          event.stopPropagation()
          take(files)
        }
      },
    },
  }
}

/** How much room the files of the site take, and which; read anew after each upload. */
function RoomNote() {
  const { api, arrived } = useMediaLibrary()
  const [room, setRoom] = useState<StorageRoom | null>(null)
  useEffect(() => {
    let isShown = true
    const read = () =>
      api.room().then(
        (answer) => isShown && setRoom(answer),
        // Nothing depends on it.
        () => undefined,
      )
    void read()
    const stop = arrived.subscribe(() => void read())
    return () => {
      isShown = false
      stop()
    }
  }, [api, arrived])
  return <span>{room && ownerMessages.uploads.room(room)}</span>
}
