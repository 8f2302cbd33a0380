import type { CSSProperties } from 'react'
import styles from '@/plugins/visual-editor/editor/theme/preset-preview.module.css'
import { themeVariables } from '@/src/core/theme/css-variables'
import type { ThemePreset } from '@/src/core/theme/theme-presets'
import { FontFaces } from '@/src/ui/site-root/font-faces'

type Props = {
  look: ThemePreset
  name: string
  size: 'small' | 'large'
  /** Of the list it stands in, which says how the chosen one looks. */
  className: string | undefined
}

/** The artist's name and a button, as the look would draw them. */
export function PresetPreview({ look, name, size, className }: Props) {
  const variables = themeVariables({ ...look, logo: '', headerLinks: [], socialLinks: [] })
  return (
    <span
      className={`${styles.face} ${className}`}
      data-size={size}
      style={variables as CSSProperties}
      aria-hidden="true"
    >
      <FontFaces family={look.fontFamily} />
      <b>{name}</b>
      <i />
    </span>
  )
}
