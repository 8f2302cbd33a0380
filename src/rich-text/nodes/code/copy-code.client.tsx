'use client'

import { type MouseEvent, useEffect, useState } from 'react'
import styles from '@/src/rich-text/nodes/code/code.module.css'

/** Takes longer to read, and something is to be done. */
const refusedForTimes = 5

/** Copies the code it stands beside, or selects it where that is not allowed, and says so for as long as it is told. */
export function CopyCode({ saysMs }: { saysMs: number }) {
  const [said, setSaid] = useState<{ words: string; forMs: number } | null>(null)
  useEffect(() => {
    const timer = said ? setTimeout(() => setSaid(null), said.forMs) : undefined
    return () => clearTimeout(timer)
  }, [said])

  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const code = currentTarget.previousElementSibling as HTMLElement
    try {
      // biome-ignore lint/performance/useDomNodeTextContent: lines are broken by elements
      await navigator.clipboard.writeText(code.innerText)
    } catch (error) {
      console.error('Code could not be copied', error)
      // Not allowed here: selected, it can be copied by hand.
      getSelection()?.selectAllChildren(code)
      setSaid({ words: 'Selected: copy it by hand', forMs: saysMs * refusedForTimes })
      return
    }
    setSaid({ words: 'Copied', forMs: saysMs })
  }
  return (
    <button type="button" className={styles.copy} aria-label="Copy code" onClick={copy}>
      <svg width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
        <rect x="6.5" y="6.5" width="9" height="9" rx="2" />
        <path d="M11.5 4.5v-1a2 2 0 0 0-2-2h-5a2 2 0 0 0-2 2v5a2 2 0 0 0 2 2h1" />
      </svg>
      <span role="status">{said && <span className={styles.copied}>{said.words}</span>}</span>
    </button>
  )
}
