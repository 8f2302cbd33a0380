import { useMemo } from 'react'
import { TriangleAlert } from '@/plugins/visual-editor/editor/shell/icons'
import { ColourRow } from '@/plugins/visual-editor/editor/theme/colour-row'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { useChangeTheme, useTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
import { contrastWarnings } from '@/src/core/theme/css-variables'
import type { Theme } from '@/src/core/theme/schema'

const rows: readonly { name: keyof Theme['colors']; label: string }[] = [
  { name: 'primary', label: 'Main colour' },
  { name: 'textPrimary', label: 'Words on buttons' },
  { name: 'background', label: 'Background' },
  { name: 'text', label: 'Text' },
]

/** The four colours that everything else is mixed from. */
export function ColourList() {
  const colors = useTheme((theme) => theme.colors)
  const change = useChangeTheme()
  return (
    <div className={styles.colours}>
      {rows.map(({ name, label }) => (
        <ColourRow
          key={name}
          id={`theme-${name}`}
          label={label}
          value={colors[name]}
          onChange={(colour) => change({ colors: { ...colors, [name]: colour } }, `colour:${name}`)}
        />
      ))}
      <ContrastNotes />
    </div>
  )
}

const words = {
  text: {
    title: 'Text is hard to read on the background',
    effect: 'Some visitors will not be able to read your words.',
    mend: 'Make it readable',
  },
  textPrimary: {
    title: 'Words on buttons are hard to read',
    effect: 'Visitors see black or white instead.',
    mend: 'Make it readable',
  },
  primary: {
    title: 'Main colour is hard to see on the background',
    effect: 'Buttons lose their shape.',
    mend: 'Make it stand out',
  },
} as const

/** Says which pair of colours is hard to tell apart, and mends it by one click. */
function ContrastNotes() {
  const colors = useTheme((theme) => theme.colors)
  const change = useChangeTheme()
  const warnings = useMemo(() => contrastWarnings({ colors }), [colors])
  return (
    <div aria-live="polite">
      {warnings.map(({ color, ratio, needed, readable }) => (
        <div key={color} className={styles.note}>
          <TriangleAlert size={18} strokeWidth={1.75} aria-hidden />
          <b>{words[color].title}</b>
          <p>
            Contrast is {ratio} to 1, and {needed} to 1 is needed. {words[color].effect}
            <br />
            <button
              type="button"
              onClick={() => change({ colors: { ...colors, [color]: readable } }, `fix:${color}`)}
            >
              {words[color].mend}: {readable.toUpperCase()}
            </button>
          </p>
        </div>
      ))}
    </div>
  )
}
