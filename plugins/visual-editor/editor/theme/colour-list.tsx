import { ColourRow } from '@/plugins/visual-editor/editor/theme/colour-row'
import { ContrastNotes } from '@/plugins/visual-editor/editor/theme/contrast-notes'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { useChangeTheme, useTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
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
