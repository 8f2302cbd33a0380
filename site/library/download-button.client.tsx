'use client'

import { Spinner } from '@/site/layout/spinner'
import styles from '@/site/library/release-downloads.module.css'
import { type FileAsked, type FileKey, useDownload } from '@/site/library/use-download.client'
import { buttonClass } from '@/src/ui/button/button'
import { Icon } from '@/src/ui/icon/icon'

type Props = {
  fileKey: FileKey
  asked: FileAsked
  /** What it is of, for those who do not see what stands beside it. */
  name: string
  /** In the button: `FLAC`. */
  label: string
  /** The one for everything. */
  isWhole?: boolean
}

export function DownloadButton({ fileKey, asked, name, label, isWhole = false }: Props) {
  const { status, note, start } = useDownload(fileKey, asked)
  return (
    <>
      <button
        type="button"
        className={
          isWhole ? buttonClass({ primary: fileKey.entitlementId === undefined }) : styles.download
        }
        aria-label={isWhole ? `${label} of ${name}` : `Download ${name} as ${label}`}
        disabled={status !== 'idle'}
        onClick={start}
      >
        {status === 'idle' ? <Icon name="download" /> : <Spinner />}
        {label}
      </button>
      <p className={styles.note} role="status">
        {note}
      </p>
    </>
  )
}
