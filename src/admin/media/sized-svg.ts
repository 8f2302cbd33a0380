const svgType = 'image/svg+xml'

/** Twice as wide as high, as browsers draw what says nothing of its shape. */
const usualShape = { width: 2, height: 1 }

/**
 * An SVG that says how large it is. One without width and height has no size of its own, and some browsers
 * draw nothing of it; only its shape counts then.
 *
 * @param longestPx of its sides, where it does not say
 */
export async function sizedSvg(file: File, longestPx: number): Promise<Blob> {
  const asItIs = new Blob([file], { type: svgType })
  // What cannot be read any more is told by the component that draws it.
  const words = await file.text().catch(() => '')
  const svg = new DOMParser().parseFromString(words, svgType)
  const root = svg.documentElement
  if (!isReadable(root) || (isLength(root, 'width') && isLength(root, 'height'))) {
    return asItIs
  }
  const { width, height } = shapeOf(root.getAttribute('viewBox'))
  const scale = longestPx / Math.max(width, height)
  root.setAttribute('width', String(width * scale))
  root.setAttribute('height', String(height * scale))
  return new Blob([new XMLSerializer().serializeToString(svg)], { type: svgType })
}

/** What is damaged, or not written as UTF-8, would be written again as something else. */
function isReadable(root: Element): boolean {
  const isWhole = root.localName === 'svg' && !root.querySelector('parsererror')
  return isWhole && !root.textContent?.includes('\ufffd')
}

/** Shares of what surrounds a picture are no size of its own. */
function isLength(root: Element, name: 'width' | 'height'): boolean {
  const value = root.getAttribute(name) ?? ''
  return Number.parseFloat(value) > 0 && !value.includes('%')
}

function shapeOf(viewBox: string | null): { width: number; height: number } {
  const [, , width = 0, height = 0] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width, height } : usualShape
}
