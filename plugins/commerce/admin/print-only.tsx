'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from '@/plugins/commerce/admin/print-only.module.css'

/** What is printed instead of the page, and never on the screen. */
export function PrintOnly({ children }: { children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement | null>(null)
  useEffect(() => {
    setBody(document.body)
    document.body.dataset.paper = ''
    return () => {
      delete document.body.dataset.paper
    }
  }, [])
  return (
    body &&
    createPortal(
      <div className={styles.paper} aria-hidden="true">
        {children}
      </div>,
      body,
    )
  )
}
