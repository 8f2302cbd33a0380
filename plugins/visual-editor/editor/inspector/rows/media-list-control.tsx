import { useEffect, useState } from 'react'
import type { Control } from '@/blocks/_kit/define'
import styles from '@/plugins/visual-editor/editor/inspector/rows/rows.module.css'
import { SortableRows } from '@/plugins/visual-editor/editor/inspector/rows/sortable-rows'
import { MediaPicker } from '@/plugins/visual-editor/editor/media/media-picker'
import { MediaStill } from '@/plugins/visual-editor/editor/media/media-still'
import { useUploads } from '@/plugins/visual-editor/editor/media/use-uploads'
import { ImagePlus } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import type { MediaItem } from '@/src/core/contracts/media'

type Props = {
  id: string
  control: Extract<Control, { kind: 'media-list' }>
  /** Ids of media documents. */
  value: readonly string[]
  onChange: (ids: string[]) => void
}

/** Several pictures in order. */
export function MediaListControl({ id, control, value, onChange }: Props) {
  const { label, max } = control
  const [isPicking, setIsPicking] = useState(false)
  const { items, remember } = useMediaItems(value)
  const nameOf = (mediaId: string, index: number) =>
    items.get(mediaId)?.name ?? `picture ${index + 1}`

  return (
    <div className={styles.control}>
      {value.length > 0 && (
        <SortableRows addId={id} items={value} label={label} nameOf={nameOf} onChange={onChange}>
          {(mediaId) => {
            const item = items.get(mediaId)
            return (
              <>
                <span className={styles.face}>{item && <MediaStill item={item} alt="" />}</span>
                <span className={styles.name}>
                  {item?.name ?? (item === null ? 'No longer there' : '…')}
                </span>
              </>
            )
          }}
        </SortableRows>
      )}
      <button
        id={id}
        type="button"
        className={shell.button}
        aria-label="Add pictures"
        disabled={value.length >= max}
        onClick={() => setIsPicking(true)}
      >
        <ImagePlus size={16} aria-hidden />
        Add pictures
      </button>
      {isPicking && (
        <MediaPicker
          accept="image"
          multiple
          onChoose={(chosen) => {
            setIsPicking(false)
            remember(chosen)
            onChange([...value, ...chosen.map((item) => item.id)].slice(0, max))
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  )
}

/** What is known of the pictures with these ids; null for one that is gone. */
function useMediaItems(ids: readonly string[]) {
  const { api } = useUploads()
  const [items, setItems] = useState<ReadonlyMap<string, MediaItem | null>>(new Map())
  const missing = ids.filter((id) => !items.has(id)).join()

  useEffect(() => {
    let isCurrent = true
    const wanted = missing === '' ? [] : missing.split(',')
    const read = wanted.map((id) =>
      api.find(id).then(
        (item) => [id, item] as const,
        () => null,
      ),
    )
    if (read.length > 0) {
      void Promise.all(read).then(
        (answers) =>
          isCurrent &&
          setItems((known) => new Map([...known, ...answers.filter((answer) => answer !== null)])),
      )
    }
    return () => {
      isCurrent = false
    }
  }, [api, missing])

  const remember = (found: readonly MediaItem[]) =>
    setItems((known) => new Map([...known, ...found.map((item) => [item.id, item] as const)]))
  return { items, remember }
}
