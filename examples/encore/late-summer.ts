import type { Look } from '@/src/core/theme/looks'

export const lateSummer: Look = {
  colors: {
    primary: '#f4a64a',
    background: '#2b1a2f',
    text: '#fbeee0',
    textPrimary: '#2a1204',
  },
  cornerRadius: 16,
  fontFamily: 'Righteous',
}
