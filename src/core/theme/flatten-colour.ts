const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const rgb = /^rgba?\(([^)]*)\)$/i
const variable = /^var\((--[\w-]+)\)$/i

/**
 * The colour that is seen where one that may let light through lies over a ground, as `#rrggbb`.
 *
 * @param css hex of any length, `rgb()`, `rgba()`, or a custom property
 * @param variables what custom properties stand for
 * @returns null for what is none of these
 */
export function flattenColour(
  css: string,
  ground: string,
  variables: Readonly<Record<string, string | number>> = {},
): string | null {
  const name = variable.exec(css)?.[1]
  const channels = name ? channelsOf(String(variables[name] ?? '')) : channelsOf(css)
  const below = channelsOf(ground)
  if (!channels || !below) {
    return null
  }
  const [, , , alpha] = channels
  const mixed = [0, 1, 2].map((at) =>
    Math.round((channels[at] ?? 0) * alpha + (below[at] ?? 0) * (1 - alpha)),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

type Channels = readonly [red: number, green: number, blue: number, alpha: number]

function channelsOf(css: string): Channels | null {
  if (hex.test(css)) {
    const digits = css.slice(1)
    const whole = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits
    const at = (index: number) => Number.parseInt(whole.slice(index * 2, index * 2 + 2), 16)
    return [at(0), at(1), at(2), whole.length === 8 ? at(3) / 255 : 1]
  }
  const parts = rgb
    .exec(css)?.[1]
    ?.split(',')
    .map((part) => part.trim())
  if (!parts || parts.length < 3) {
    return null
  }
  const [red = 0, green = 0, blue = 0] = parts.slice(0, 3).map((part) => within(part, 255))
  return [red, green, blue, parts[3] === undefined ? 1 : within(parts[3], 1)]
}

/** A number, or a part of the whole, no more than the whole. */
function within(part: string, whole: number): number {
  const value = part.endsWith('%') ? (Number.parseFloat(part) / 100) * whole : Number(part)
  return Math.min(Math.max(value || 0, 0), whole)
}
