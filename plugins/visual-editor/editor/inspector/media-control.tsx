import { useEffect, useMemo, useState } from 'react'
import { useBuilder, useSite } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import { createMediaApi, type MediaItem } from '@/plugins/visual-editor/editor/inspector/media-api'
import { MediaPicker } from '@/plugins/visual-editor/editor/inspector/media-picker'
import { MediaPreview } from '@/plugins/visual-editor/editor/inspector/media-preview'
import { IconButton } from '@/plugins/visual-editor/editor/shell/icon-button'
import { ImagePlus, Trash2 } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { fileSize } from '@/src/core/file-size'

type Props = {
  id: string
  accept: 'image' | 'video'
  /** Id of a media document; '' for none. */
  value: string
  onChange: (id: string) => void
}

/** The chosen picture with name and size, and the way to another one. */
export function MediaControl({ id, accept, value, onChange }: Props) {
  const { apiPath } = useBuilder()
  const profileId = useSite(({ profile }) => profile.id)
  const api = useMemo(() => createMediaApi(apiPath, profileId), [apiPath, profileId])
  const [item, setItem] = useState<MediaItem | null>(null)
  const [isPicking, setIsPicking] = useState(false)

  useEffect(() => {
    let isCurrent = true
    setItem((current) => (current?.id === value ? current : null))
    if (value !== '') {
      api.find(value).then(
        (found) => isCurrent && setItem(found),
        () => isCurrent && setItem(null),
      )
    }
    return () => {
      isCurrent = false
    }
  }, [api, value])

  return (
    <>
      {value === '' ? (
        <button id={id} type="button" className={shell.button} onClick={() => setIsPicking(true)}>
          <ImagePlus size={16} aria-hidden />
          {accept === 'image' ? 'Choose a picture' : 'Choose a video'}
        </button>
      ) : (
        <div className={styles.media}>
          <button
            id={id}
            type="button"
            className={styles.mediaFace}
            onClick={() => setIsPicking(true)}
            aria-label={item ? `Change ${item.name}` : 'Change'}
          >
            {item && accept === 'image' && <MediaPreview item={item} />}
          </button>
          <span className={styles.mediaName}>
            <b>{item?.name ?? '…'}</b>
            {item && (
              <small>
                {fileSize(item.bytes)}
                {item.width > 0 && ` · ${item.width} × ${item.height}`}
              </small>
            )}
          </span>
          <IconButton icon={Trash2} label="Remove" onClick={() => onChange('')} />
        </div>
      )}
      {isPicking && (
        <MediaPicker
          api={api}
          accept={accept}
          chosenId={value}
          onChoose={(chosen) => {
            setItem(chosen)
            setIsPicking(false)
            onChange(chosen.id)
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </>
  )
}
