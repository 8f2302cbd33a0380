import { isDark } from '@/src/core/theme/color'

/** No column and no row is larger than this. */
export const sizeMaxPx = 2000

/** Bits of a cell's `headerState`. */
export const headerBits = { row: 1, column: 2 } as const

/** Whether a cell's background is one that is stored: `#fbe` or `#ffbbee`. */
export const isCellColor = (color: string): boolean => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(color)

/** Colour of the words on a cell's own background, whatever the theme writes in. */
export function inkOn(background: string): string {
  const [, red, green, blue] = background
  const isShort = background.length === 4
  return isDark(isShort ? `#${red}${red}${green}${green}${blue}${blue}` : background)
    ? '#ffffff'
    : '#000000'
}
