import type { ThemePreset } from '@/src/core/theme/theme-presets'

export const lateSummer: ThemePreset = {
  colors: {
    primary: '#f4a64a',
    background: '#2b1a2f',
    text: '#fbeee0',
    textPrimary: '#2a1204',
  },
  cornerRadius: 16,
  fontFamily: 'Righteous',
}
