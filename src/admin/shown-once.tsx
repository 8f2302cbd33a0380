import { CopyLine } from '@/src/admin/copy-line'
import styles from '@/src/admin/shown-once.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'

type Props = {
  title: string
  text: string
  secret: string
  words: { copy: string; copied: string; notCopied: string; done: string }
  onClose: () => void
}

/** A secret that cannot be read again. It closes by its button alone: a slip would lose it. */
export function ShownOnce({ title, text, secret, words, onClose }: Props) {
  return (
    <Dialog title={title}>
      <p className={styles.text}>{text}</p>
      <CopyLine label={title} text={secret} words={words} />
      <DialogActions>
        <DialogButton isPrimary onClick={onClose}>
          {words.done}
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
