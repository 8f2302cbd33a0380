'use client'

import { toast } from '@payloadcms/ui'
import { useId, useRef } from 'react'
import styles from '@/src/admin/embed-field/embed-code.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { embedMessages } from '@/src/core/messages/embeds'

/** A code to copy into a page elsewhere. */
export function EmbedCode({ code }: { code: string }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(code)
      toast.success(embedMessages.copied)
    } catch {
      toast.error(embedMessages.notCopied)
    }
  }
  return (
    <section className={`${controls.chrome} ${styles.embed}`} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{embedMessages.embed}</h3>
      <p className={styles.text}>{embedMessages.explained}</p>
      <div className={styles.line}>
        <input
          ref={field}
          readOnly
          className={controls.field}
          value={code}
          aria-label={embedMessages.code}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className={controls.button} onClick={copy}>
          {embedMessages.copy}
        </button>
      </div>
    </section>
  )
}
