'use client'

import { type MouseEvent, useEffect, useState } from 'react'
import styles from '@/src/rich-text/nodes/code/code.module.css'

/** Copies the code it stands beside, and says so for as long as it is told. */
export function CopyCode({ saysMs }: { saysMs: number }) {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    const timer = copies > 0 ? setTimeout(() => setCopies(0), saysMs) : undefined
    return () => clearTimeout(timer)
  }, [copies, saysMs])

  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const code = currentTarget.previousElementSibling as HTMLElement
    try {
      // biome-ignore lint/performance/useDomNodeTextContent: lines are broken by elements
      await navigator.clipboard.writeText(code.innerText)
    } catch (error) {
      console.error('Code could not be copied', error)
      // Not allowed here: selected, it can be copied by hand.
      getSelection()?.selectAllChildren(code)
      return
    }
    setCopies((count) => count + 1)
  }
  return (
    <button type="button" className={styles.copy} aria-label="Copy code" onClick={copy}>
      <svg width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
        <rect x="6.5" y="6.5" width="9" height="9" rx="2" />
        <path d="M11.5 4.5v-1a2 2 0 0 0-2-2h-5a2 2 0 0 0-2 2v5a2 2 0 0 0 2 2h1" />
      </svg>
      <span role="status">{copies > 0 && <span className={styles.copied}>Copied</span>}</span>
    </button>
  )
}
