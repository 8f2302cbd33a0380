'use client'

import { useId } from 'react'
import { CopyLine } from '@/src/admin/copy-line'
import styles from '@/src/admin/embed-field/embed-code.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { embedMessages } from '@/src/core/messages/embeds'
import { type EmbedCodes, embedForms } from '@/src/core/urls/embed-code'

/** The codes to copy into a page elsewhere. */
export function EmbedCode({ codes }: { codes: EmbedCodes }) {
  const id = useId()
  return (
    <section className={`${controls.chrome} ${styles.embed}`} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{embedMessages.embed}</h3>
      <p className={styles.text}>{embedMessages.explained}</p>
      {embedForms.map((form) => (
        <CopyLine
          key={form}
          label={embedMessages.forms[form]}
          text={codes[form]}
          words={embedMessages}
        />
      ))}
    </section>
  )
}
