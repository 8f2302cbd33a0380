import { useEffect, useState } from 'react'
import styles from '@/src/admin/media/library/media-dialog.module.css'
import { percentOf, type Upload, type UploadQueue } from '@/src/admin/media/upload/upload-queue'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { X } from '@/src/admin/ui/icons'
import { fileSize } from '@/src/core/files'

/** A file on its way, how far it is, and what can be done about it. */
export function UploadTile({
  upload,
  queue,
}: {
  upload: Upload
  queue: Pick<UploadQueue, 'retry' | 'cancel'>
}) {
  const { key, name, bytes, sentBytes, state, message } = upload
  const percent = percentOf(upload)
  const isStopped = state === 'failed' || state === 'refused'
  const preview = usePreview(upload)

  return (
    <div className={styles.tile} data-upload={state} data-testid="upload">
      <figure>
        {/* biome-ignore lint/performance/noImgElement: a file of this computer */}
        {preview && <img src={preview} alt="" />}
        <span className={styles.upload}>
          {isStopped ? (
            <span role="alert">{message}</span>
          ) : (
            <>
              <b>{percent} %</b>
              <progress aria-label={`Uploading ${name}`} max={100} value={percent} />
            </>
          )}
          {state === 'failed' && (
            <button type="button" className={controls.button} onClick={() => queue.retry(key)}>
              Try again
            </button>
          )}
        </span>
        <span className={styles.cancel}>
          <IconButton
            icon={X}
            label={isStopped ? `Take ${name} away` : `Cancel ${name}`}
            onClick={() => queue.cancel(key)}
          />
        </span>
      </figure>
      <b>{name}</b>
      <small>{progressText(state, sentBytes, bytes)}</small>
    </div>
  )
}

function progressText(state: Upload['state'], sentBytes: number, bytes: number): string {
  switch (state) {
    case 'waiting':
      return 'Waiting'
    case 'sending':
      return `${fileSize(sentBytes)} of ${fileSize(bytes)}`
    case 'storing':
      return 'Almost there'
    default:
      return fileSize(bytes)
  }
}

/** The picture itself, from this computer, while it is sent. */
function usePreview({ file, kind, state }: Upload): string {
  const [url, setUrl] = useState('')
  const isShown = kind === 'image' && state !== 'refused'
  useEffect(() => {
    if (!isShown) {
      return
    }
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl('')
    }
  }, [file, isShown])
  return url
}
