import { useLayoutEffect, useRef } from 'react'
import styles from '@/plugins/rich-text/features/speech/speech.module.css'

/** What was heard, over everything else. */
export function Heard({ text }: { text: string }) {
  const place = useRef<HTMLOutputElement>(null)
  useLayoutEffect(() => place.current?.showPopover?.(), [])
  return (
    <output ref={place} popover="manual" className={styles.heard}>
      {text}
    </output>
  )
}
