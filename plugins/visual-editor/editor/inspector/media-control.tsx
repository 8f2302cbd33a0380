import { useEffect, useState } from 'react'
import styles from '@/plugins/visual-editor/editor/inspector/media-control.module.css'
import { MediaPicker } from '@/plugins/visual-editor/editor/media/media-picker'
import { useMediaLibrary } from '@/src/admin/media/library/media-library'
import { MediaStill } from '@/src/admin/media/library/media-still'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { ImagePlus, Trash2 } from '@/src/admin/ui/icons'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'
import { fileSize } from '@/src/core/files'

type Props = {
  /** Its label has this id with `-label` behind it. */
  id: string
  accept: 'image' | 'video'
  /** Id of a media document; '' for none. */
  value: string
  onChange: (id: string) => void
}

/** The chosen picture with name and size, and the way to another one. */
export function MediaControl({ id, accept, value, onChange }: Props) {
  const { api } = useMediaLibrary()
  /** Null for one that is no longer there, undefined while that is not known. */
  const [item, setItem] = useState<MediaItem | null>()
  const [isPicking, setIsPicking] = useState(false)
  const thing = accept === 'image' ? 'picture' : 'video'

  // Read again after the picker, where it may have been renamed.
  useEffect(() => {
    let isCurrent = true
    setItem((current) => (current?.id === value ? current : undefined))
    if (value !== '' && !isPicking) {
      api.find(value).then(
        (found) => isCurrent && setItem(found),
        () => undefined,
      )
    }
    return () => {
      isCurrent = false
    }
  }, [api, value, isPicking])

  return (
    <>
      {value === '' ? (
        <button
          id={id}
          type="button"
          className={controls.button}
          // What it reads belongs to its name as much as what it is for.
          aria-labelledby={`${id}-label ${id}-words`}
          onClick={() => setIsPicking(true)}
        >
          <ImagePlus size={16} aria-hidden />
          <span id={`${id}-words`}>Choose a {thing}</span>
        </button>
      ) : (
        <div className={styles.media}>
          <button
            id={id}
            type="button"
            className={styles.face}
            onClick={() => setIsPicking(true)}
            aria-label={item === null ? `Choose another ${thing}` : `Change ${item?.name ?? thing}`}
          >
            {item && <MediaStill item={item} />}
            <span className={styles.word}>{item === null ? 'Choose' : 'Change'}</span>
          </button>
          <span className={styles.name}>
            <b>{item?.name ?? (item === null ? 'No longer there' : '…')}</b>
            {item && (
              <small>
                {fileSize(item.size)}
                {item.width > 0 && ` · ${item.width} × ${item.height}`}
              </small>
            )}
          </span>
          <IconButton icon={Trash2} label="Remove" onClick={() => onChange('')} />
        </div>
      )}
      {isPicking && (
        <MediaPicker
          accept={accept}
          chosen={[value]}
          onChoose={([chosen]) => {
            setIsPicking(false)
            if (chosen) {
              setItem(chosen)
              onChange(chosen.id)
            }
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </>
  )
}
