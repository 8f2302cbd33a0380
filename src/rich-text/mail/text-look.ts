import type { CSSProperties } from 'react'
import { mailFont, themeVariables } from '@/src/core/email/mail-look'
import { contrast, isDark, mix } from '@/src/core/theme/color'
import type { MailTextLook } from '@/src/rich-text/mail/look'
import { fontFamilyOf, readTextStyle } from '@/src/rich-text/nodes/text/text-style'

type Look = { style: CSSProperties; className?: string }

/** About what dark mail programs put behind words, and how much of a colour must stand out on it. */
const darkGround = '#17171a'
const leastContrast = 3

/**
 * Font, size and colours that the artist chose for some words. Mail programs know no variables, and old
 * ones no colours that let through. Words on a ground of their own keep their colour in the dark, where
 * that ground stays; words that would be lost there take the mail's.
 */
export function chosenLook(css: string, { colors }: MailTextLook): Look {
  const read = readTextStyle(css)
  const ground = solid(read['background-color'], colors, colors.card)
  const color = solid(read.color, colors, ground ?? colors.card) ?? (ground && colors.text)
  const family = read['font-family'] && fontFamilyOf(read['font-family'])
  const isLost =
    color && !ground && !isDark(colors.card) && contrast(color, darkGround) < leastContrast
  return {
    className: isLost ? 'bs-text' : undefined,
    style: {
      ...(family && { fontFamily: mailFont(family) }),
      ...(read['font-size'] && { fontSize: read['font-size'], lineHeight: 1.3 }),
      ...(color && { color }),
      ...(ground && { backgroundColor: ground }),
    },
  }
}

/** `#rrggbb` of a stored colour as it is seen on a ground; undefined for none. */
function solid(
  value: string | undefined,
  colors: MailTextLook['colors'],
  ground: string,
): string | undefined {
  if (!value) {
    return undefined
  }
  const variable = /^var\((--[\w-]+)\)$/i.exec(value)?.[1]
  const known = variable && themeVariables(colors)[variable.toLowerCase()]
  if (known) {
    return known
  }
  const [red, green, blue, alpha] = channelsOf(value)
  const hex = [red, green, blue]
    .map((channel) => Math.round(Math.min(channel, 255)).toString(16).padStart(2, '0'))
    .join('')
  return alpha < 1 ? mix(`#${hex}`, alpha, ground) : `#${hex}`
}

/** Of `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()` and `rgba()`: 0–255, the last one 0–1. */
function channelsOf(value: string): [number, number, number, number] {
  if (value.startsWith('#')) {
    const digits = value.slice(1)
    const isShort = digits.length < 5
    const pairs = isShort ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
    const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) =>
      Number.parseInt(pair, 16),
    )
    return [red, green, blue, alpha / 255]
  }
  const parts = value.slice(value.indexOf('(') + 1, -1).split(',')
  const channel = (index: number) => share(parts[index] ?? '0', 255)
  return [channel(0), channel(1), channel(2), parts[3] ? Math.min(share(parts[3], 1), 1) : 1]
}

function share(part: string, whole: number): number {
  const number = Number.parseFloat(part)
  return part.includes('%') ? (number / 100) * whole : number
}
