'use client'

import { toast } from '@payloadcms/ui'
import { useRef } from 'react'
import styles from '@/src/admin/shown-once.module.css'
import controls from '@/src/admin/ui/controls.module.css'
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
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(secret)
      toast.success(words.copied)
    } catch {
      toast.error(words.notCopied)
    }
  }
  return (
    <Dialog title={title}>
      <p className={styles.text}>{text}</p>
      <div className={styles.secret}>
        <input
          ref={field}
          readOnly
          className={controls.field}
          value={secret}
          aria-label={title}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className={controls.button} onClick={copy}>
          {words.copy}
        </button>
      </div>
      <DialogActions>
        <DialogButton isPrimary onClick={onClose}>
          {words.done}
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
