import { useMemo } from 'react'
import { TriangleAlert } from '@/plugins/visual-editor/editor/shell/icons'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { useChangeTheme, useTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
import { contrastWarnings, neededContrast } from '@/src/core/theme/css-variables'

const words = {
  text: {
    title: 'Text is hard to read on the background',
    effect: 'Some visitors will not be able to read your words.',
  },
  textPrimary: {
    title: 'Words on buttons are hard to read',
    effect: 'Visitors see black or white instead.',
  },
} as const

/** Says which pair of colours is hard to read, and mends it by one click. */
export function ContrastNotes() {
  const colors = useTheme((theme) => theme.colors)
  const change = useChangeTheme()
  const warnings = useMemo(() => contrastWarnings({ colors }), [colors])
  return (
    <div aria-live="polite">
      {warnings.map(({ color, ratio, readable }) => (
        <div key={color} className={styles.note}>
          <TriangleAlert size={18} strokeWidth={1.75} aria-hidden />
          <b>{words[color].title}</b>
          <p>
            Contrast is {ratio} to 1, and {neededContrast} to 1 is needed. {words[color].effect}
            <br />
            <button
              type="button"
              onClick={() => change({ colors: { ...colors, [color]: readable } }, `fix:${color}`)}
            >
              Make it readable: {readable.toUpperCase()}
            </button>
          </p>
        </div>
      ))}
    </div>
  )
}
