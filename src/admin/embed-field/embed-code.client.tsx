'use client'

import { useId } from 'react'
import { CopyLine } from '@/src/admin/copy-line'
import styles from '@/src/admin/embed-field/embed-code.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { embedMessages } from '@/src/core/messages/embeds'

/** A code to copy into a page elsewhere. */
export function EmbedCode({ code }: { code: string }) {
  const id = useId()
  return (
    <section className={`${controls.chrome} ${styles.embed}`} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{embedMessages.embed}</h3>
      <p className={styles.text}>{embedMessages.explained}</p>
      <CopyLine label={embedMessages.code} text={code} words={embedMessages} />
    </section>
  )
}
