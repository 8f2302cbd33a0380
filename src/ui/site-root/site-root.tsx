import type { CSSProperties, ReactNode } from 'react'
import { colorScheme, themeVariables } from '@/src/core/theme/css-variables'
import type { Theme } from '@/src/core/theme/schema'
import { classNames } from '@/src/ui/class-names'
import { FontFaces } from '@/src/ui/site-root/font-faces'
import styles from '@/src/ui/site-root/site-root.module.css'
import tones from '@/src/ui/tones/tones.module.css'

type Props = {
  theme: Theme
  children?: ReactNode
  /** On the outer element; the site gives it the window's height. */
  className?: string
}

/**
 * The ground every page and the editor's canvas stand on: theme, tokens, fonts and a clean start
 * for every element, whatever is around it. Also the container that breakpoints measure.
 */
export function SiteRoot({ theme, children, className }: Props) {
  const style: CSSProperties = { ...themeVariables(theme), colorScheme: colorScheme(theme) }
  return (
    <div className={classNames(styles.site, tones.tones, className)} style={style}>
      <FontFaces family={theme.fontFamily} />
      <div className={styles.page}>{children}</div>
    </div>
  )
}
