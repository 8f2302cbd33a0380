import type { CSSProperties, ReactNode } from 'react'
import styles from '@/site/render/coloured-page.module.css'
import { isDark } from '@/src/core/theme/color'
import { toneVariables } from '@/src/core/theme/css-variables'
import type { Theme } from '@/src/core/theme/schema'
import { classNames } from '@/src/ui/class-names'
import tones from '@/src/ui/tones/tones.module.css'

type Props = { colors: Theme['colors'] | null; children: ReactNode }

/** A page in colours of its own, with its header and footer; without any it is left as it is. */
export function ColouredPage({ colors, children }: Props) {
  if (!colors) {
    return children
  }
  const style: CSSProperties = {
    ...toneVariables({ colors }),
    colorScheme: isDark(colors.background) ? 'dark' : 'light',
  }
  return (
    <div className={classNames(tones.tones, styles.coloured)} style={style}>
      {children}
    </div>
  )
}
