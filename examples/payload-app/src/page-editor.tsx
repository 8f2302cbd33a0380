'use client'

import { createPageEditor } from '@bandstand/visual-editor/client'
import type { ReactNode } from 'react'
import { blocks } from './blocks'
import styles from './site.module.css'

/** The canvas stands in the site's own fonts and colours. */
function Canvas({ children }: { children: ReactNode }) {
  return <div className={styles.site}>{children}</div>
}

export const PageEditor = createPageEditor({ blocks, Canvas })
