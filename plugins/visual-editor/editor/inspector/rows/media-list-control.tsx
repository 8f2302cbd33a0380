import { useCallback, useEffect, useState } from 'react'
import type { Control } from '@/blocks/_kit/define'
import styles from '@/plugins/visual-editor/editor/inspector/rows/rows.module.css'
import { SortableRows } from '@/plugins/visual-editor/editor/inspector/rows/sortable-rows'
import { MediaPicker } from '@/plugins/visual-editor/editor/media/media-picker'
import { useMediaLibrary } from '@/src/admin/media/library/media-library'
import { MediaStill } from '@/src/admin/media/library/media-still'
import controls from '@/src/admin/ui/controls.module.css'
import { ImagePlus } from '@/src/admin/ui/icons'
import { useIsUnmounted } from '@/src/admin/ui/use-has-been-visible'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'

type Props = {
  id: string
  control: Extract<Control, { kind: 'media-list' }>
  /** Ids of media documents. */
  value: readonly string[]
  onChange: (ids: string[]) => void
}

/** Several pictures in order; each leads to its description, and to another one in its place. */
export function MediaListControl({ id, control, value, onChange }: Props) {
  const { label, max } = control
  /** The row that gets another picture; null adds some. */
  const [picking, setPicking] = useState<{ row: number | null } | null>(null)
  const { items, remember, read } = useMediaItems(value)
  const nameOf = (mediaId: string, index: number) =>
    items.get(mediaId)?.name ?? `picture ${index + 1}`

  const close = () => {
    setPicking(null)
    // In the picker they may have been renamed or deleted.
    void read(value)
  }

  return (
    <div className={styles.control}>
      {value.length > 0 && (
        <SortableRows addId={id} items={value} label={label} nameOf={nameOf} onChange={onChange}>
          {(mediaId, index) => {
            const item = items.get(mediaId)
            return (
              <button
                type="button"
                className={styles.picture}
                data-media={mediaId}
                onClick={() => setPicking({ row: index })}
              >
                <span className={styles.face}>{item && <MediaStill item={item} alt="" />}</span>
                <span className={styles.name}>
                  {item?.name ?? (item === null ? 'No longer there' : '…')}
                  <small>Describe or change</small>
                </span>
              </button>
            )
          }}
        </SortableRows>
      )}
      <button
        id={id}
        type="button"
        className={controls.button}
        aria-label="Add pictures"
        disabled={value.length >= max}
        onClick={() => setPicking({ row: null })}
      >
        <ImagePlus size={16} aria-hidden />
        Add pictures
      </button>
      {picking && (
        <MediaPicker
          accept="image"
          chosen={value.filter((_, index) => index === picking.row)}
          multiple={picking.row === null}
          onChoose={(chosen) => {
            close()
            remember(chosen)
            const ids = chosen.map(({ id }) => id)
            onChange(
              picking.row === null
                ? [...value, ...ids].slice(0, max)
                : value.toSpliced(picking.row, 1, ...ids),
            )
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

/** What is known of the pictures with these ids; null for one that is gone. */
function useMediaItems(ids: readonly string[]) {
  const { api } = useMediaLibrary()
  const isGone = useIsUnmounted()
  const [items, setItems] = useState<ReadonlyMap<string, MediaItem | null>>(new Map())
  const missing = ids.filter((id) => !items.has(id)).join()

  const read = useCallback(
    async (wanted: readonly string[]) => {
      const answers = await Promise.all(
        wanted.map((id) =>
          api.find(id).then(
            (item) => [[id, item] as const],
            () => [],
          ),
        ),
      )
      if (!isGone.current) {
        setItems((known) => new Map([...known, ...answers.flat()]))
      }
    },
    [api, isGone],
  )
  useEffect(() => {
    if (missing !== '') {
      void read(missing.split(','))
    }
  }, [read, missing])

  const remember = (found: readonly MediaItem[]) =>
    setItems((known) => new Map([...known, ...found.map((item) => [item.id, item] as const)]))
  return { items, remember, read }
}
