/** A part of a picture, in percent of its width and height. */
export type CropRect = { x: number; y: number; width: number; height: number }
export type Corner = 'nw' | 'ne' | 'sw' | 'se'

/** Smallest side, percent. */
const least = 5

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** Moves the frame, which stays within the picture. */
export function moveRect(rect: CropRect, dx: number, dy: number): CropRect {
  return {
    ...rect,
    x: clamp(rect.x + dx, 0, 100 - rect.width),
    y: clamp(rect.y + dy, 0, 100 - rect.height),
  }
}

/**
 * Moves one corner; the opposite one stays.
 *
 * @param ratio width to height in percent of the picture's own, null for a free shape
 */
export function resizeRect(
  rect: CropRect,
  corner: Corner,
  dx: number,
  dy: number,
  ratio: number | null,
): CropRect {
  const isWest = corner.endsWith('w')
  const isNorth = corner.startsWith('n')
  const mostWidth = isWest ? rect.x + rect.width : 100 - rect.x
  const mostHeight = isNorth ? rect.y + rect.height : 100 - rect.y
  let width = clamp(rect.width + (isWest ? -dx : dx), Math.min(least, mostWidth), mostWidth)
  let height = clamp(rect.height + (isNorth ? -dy : dy), Math.min(least, mostHeight), mostHeight)
  if (ratio !== null) {
    // The side that moved more leads; the other one may reach its edge first.
    const wanted = Math.abs(dx) >= Math.abs(dy) ? width : height * ratio
    width = Math.min(wanted, mostWidth, mostHeight * ratio)
    height = width / ratio
  }
  return {
    x: isWest ? rect.x + rect.width - width : rect.x,
    y: isNorth ? rect.y + rect.height - height : rect.y,
    width,
    height,
  }
}

/** The largest frame of a shape, in the middle of the former one as far as it fits. */
export function fitRect(rect: CropRect, ratio: number | null): CropRect {
  if (ratio === null) {
    return rect
  }
  const width = Math.min(100, 100 * ratio)
  const height = width / ratio
  const centred = {
    x: rect.x + rect.width / 2 - width / 2,
    y: rect.y + rect.height / 2 - height / 2,
    width,
    height,
  }
  return moveRect(centred, 0, 0)
}
