/** A colour in Oklab: lightness 0–1, and two opponent axes. */
type Oklab = readonly [lightness: number, a: number, b: number]

/** WCAG contrast ratio of two `#rrggbb` colours, 1–21. */
export function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].toSorted((a, b) => b - a)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

/** Whether light text belongs on this `#rrggbb` colour. */
export function isDark(color: string): boolean {
  return contrast(color, '#ffffff') >= contrast(color, '#000000')
}

/** The mix that CSS makes of `color-mix(in oklab, first share, second)`; share 0–1. */
export function mix(first: string, share: number, second: string): string {
  const [from, to] = [toOklab(second), toOklab(first)]
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share
  return fromOklab([at(0), at(1), at(2)])
}

function luminance(color: string): number {
  const [red, green, blue] = linear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(color: string): readonly [number, number, number] {
  const channel = (start: number) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

export function toOklab(color: string): Oklab {
  const [red, green, blue] = linear(color)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** The nearest colour that a screen shows, as `#rrggbb`. */
export function fromOklab([lightness, a, b]: Oklab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map(hexChannel).join('')}`
}

function hexChannel(linearValue: number): string {
  const clamped = Math.min(1, Math.max(0, linearValue))
  const value = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')
}
