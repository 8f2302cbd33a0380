import { X } from 'lucide-react'
import styles from '@/plugins/rich-text/features/images/images.module.css'
import { SmallButton } from '@/plugins/rich-text/features/images/small-button'

/** A picture on its way; `share` of 1 is there, and a `problem` is what went wrong, in words. */
export type Upload = { key: number; name: string; share: number; problem: string }

type Props = {
  uploads: readonly Upload[]
  /** Of one that went wrong. */
  onClose: (key: number) => void
}

/** How far pictures are that were dropped or pasted. */
export function PictureUploads({ uploads, onClose }: Props) {
  return (
    <div className={styles.uploads} role="status">
      {uploads.map(({ key, name, share, problem }) => (
        <p key={key} className={problem ? styles.problem : undefined}>
          {problem ? `${name}: ${problem}` : `Uploading ${name} · ${Math.floor(share * 100)} %`}
          {problem && <SmallButton label="Close" icon={X} onClick={() => onClose(key)} />}
        </p>
      ))}
    </div>
  )
}
