'use client'

import { toast } from '@payloadcms/ui'
import { useRef } from 'react'
import styles from '@/src/admin/copy-line.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { copyText } from '@/src/ui/copy-text.client'

type Props = {
  label: string
  text: string
  words: { copy: string; copied: string; notCopied: string }
}

/** A text that stands to be copied, selected for who copies it by hand. */
export function CopyLine({ label, text, words }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    field.current?.select()
    if (await copyText(text)) {
      toast.success(words.copied)
    } else {
      toast.error(words.notCopied)
    }
  }
  return (
    <div className={styles.line}>
      <input
        ref={field}
        readOnly
        className={controls.field}
        value={text}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className={controls.button} onClick={copy}>
        {words.copy}
      </button>
    </div>
  )
}
