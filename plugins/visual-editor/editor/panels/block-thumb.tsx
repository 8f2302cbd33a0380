import type { ReactNode } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/panels/block-thumb.module.css'
import { blockIcon } from '@/plugins/visual-editor/editor/shell/icons'

const { faint, mid, strong, line, paper } = styles

/** A small drawing of what a block looks like; blocks without one show their icon. */
const drawings: Readonly<Record<string, ReactNode>> = {
  text: (
    <>
      <rect className={strong} x="20" y="14" width="42" height="6" rx="2" />
      <rect className={faint} x="20" y="27" width="72" height="4" rx="2" />
      <rect className={faint} x="20" y="35" width="64" height="4" rx="2" />
      <rect className={faint} x="20" y="43" width="70" height="4" rx="2" />
    </>
  ),
  image: (
    <>
      <rect className={faint} x="32" y="10" width="48" height="40" rx="3" />
      <circle className={paper} cx="44" cy="22" r="5" />
      <path className={mid} d="m32 46 16-15 11 10 8-7 13 12v1a3 3 0 0 1-3 3H35a3 3 0 0 1-3-3Z" />
    </>
  ),
  button: (
    <>
      <rect className={strong} x="26" y="20" width="60" height="20" rx="3" />
      <rect className={paper} x="40" y="28" width="32" height="4" rx="2" />
    </>
  ),
  container: (
    <>
      <rect className={faint} x="12" y="10" width="88" height="40" rx="3" />
      <rect className={line} strokeDasharray="4 3" x="20" y="17" width="72" height="26" rx="2" />
    </>
  ),
  'featured-music': (
    <>
      <g className={mid}>
        <rect x="12" y="12" width="26" height="26" rx="2" />
        <rect x="43" y="12" width="26" height="26" rx="2" />
        <rect x="74" y="12" width="26" height="26" rx="2" />
      </g>
      <g className={faint}>
        <rect x="12" y="43" width="20" height="4" rx="2" />
        <rect x="43" y="43" width="22" height="4" rx="2" />
        <rect x="74" y="43" width="18" height="4" rx="2" />
      </g>
    </>
  ),
  'social-icons': (
    <g className={mid}>
      <circle cx="26" cy="30" r="8" />
      <circle cx="46" cy="30" r="8" />
      <circle cx="66" cy="30" r="8" />
      <circle cx="86" cy="30" r="8" />
    </g>
  ),
}

export function BlockThumb({ type }: { type: string }) {
  const { blocks } = useBuilder()
  const drawing = drawings[type]
  const Icon = blockIcon(blocks.get(type)?.editor.icon ?? '')
  return drawing ? (
    <svg className={styles.thumb} viewBox="0 0 112 60" aria-hidden="true">
      {drawing}
    </svg>
  ) : (
    <span className={styles.thumb}>
      <Icon size={24} aria-hidden />
    </span>
  )
}
