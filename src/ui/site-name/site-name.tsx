import type { CSSProperties } from 'react'
import { longestWord } from '@/src/core/text'
import styles from '@/src/ui/site-name/site-name.module.css'

/** Longer names stand in smaller letters on two lines. */
const shortNameMax = 20

/** The artist's name where a logo would stand: it wraps between words, and long words are written smaller. */
export function SiteName({ name }: { name: string }) {
  return (
    <span
      className={styles.name}
      data-long={name.length > shortNameMax}
      style={{ '--longest-word': longestWord(name) } as CSSProperties}
    >
      {name.toUpperCase()}
    </span>
  )
}
