import {
  letterFont,
  letterSize,
  pairs,
  shapeOf,
} from '@/plugins/rich-text/features/drawings/mark-shape'
import { limits } from '@/src/core/limits'
import type { DrawingData, DrawingMark } from '@/src/rich-text/nodes/drawing/schema'

const { widthPx, heightPx } = limits.drawing
const marginPx = 12
/** For screens with fine pixels. */
const scale = 2

/**
 * The drawing as a picture, no larger than what is on it.
 *
 * @throws {Error} when the browser makes no picture
 */
export async function drawPicture({
  paper,
  marks,
}: DrawingData): Promise<{ file: File; widthPx: number }> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) {
    throw new Error('The browser draws nothing.')
  }
  const box = boundsOf(marks, measureIn(context))
  canvas.width = Math.round(box.width * scale)
  canvas.height = Math.round(box.height * scale)
  context.scale(scale, scale)
  context.translate(-box.left, -box.top)
  if (paper) {
    context.fillStyle = paper
    context.fillRect(box.left, box.top, box.width, box.height)
  }
  for (const mark of marks) {
    drawMark(context, mark)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) {
    throw new Error('The browser made no picture.')
  }
  return { file: new File([blob], 'drawing.png', { type: 'image/png' }), widthPx: box.width }
}

/** How wide the drawn part of the sheet is, in pixels of the sheet. */
export function sheetWidth({ marks }: DrawingData): number {
  const context = document.createElement('canvas').getContext('2d')
  return marks.length > 0 && context
    ? boundsOf(marks, measureIn(context)).width
    : limits.drawing.widthPx
}

const measureIn = (context: CanvasRenderingContext2D) => (text: string, size: number) => {
  context.font = `${size}px ${letterFont}`
  return context.measureText(text).width
}

function drawMark(context: CanvasRenderingContext2D, mark: DrawingMark): void {
  if (mark.kind === 'words') {
    const [x = 0, y = 0] = mark.points
    context.globalAlpha = 1
    context.fillStyle = mark.color
    context.font = `${letterSize(mark.size)}px ${letterFont}`
    context.fillText(mark.text, x, y)
    return
  }
  const { path, width, color, opacity } = shapeOf(mark)
  const shape = new Path2D(path)
  context.globalAlpha = opacity
  if (width === null) {
    context.fillStyle = color
    context.fill(shape)
  } else {
    context.strokeStyle = color
    context.lineWidth = width
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.stroke(shape)
  }
}

type Bounds = { left: number; top: number; width: number; height: number }

/** What of the sheet is drawn on, with a margin. */
export function boundsOf(
  marks: readonly DrawingMark[],
  widthOf: (text: string, size: number) => number,
): Bounds {
  const spots = marks.flatMap((mark): [number, number][] => {
    const { size } = mark
    if (mark.kind === 'words') {
      const [x = 0, y = 0] = mark.points
      const letters = letterSize(size)
      return [
        [x, y - letters],
        [x + widthOf(mark.text, letters), y + letters * 0.3],
      ]
    }
    const reach = mark.kind === 'marker' ? size * 2 : size + (mark.kind === 'arrow' ? size * 2 : 0)
    return pairs(mark.points).flatMap(([x, y]): [number, number][] => [
      [x - reach, y - reach],
      [x + reach, y + reach],
    ])
  })
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
  const edge = (side: 0 | 1, pick: (a: number, b: number) => number) =>
    spots.map((spot) => spot[side]).reduce((one, other) => pick(one, other))
  const left = within(Math.floor(edge(0, Math.min)) - marginPx, widthPx)
  const top = within(Math.floor(edge(1, Math.min)) - marginPx, heightPx)
  const right = within(Math.ceil(edge(0, Math.max)) + marginPx, widthPx)
  const bottom = within(Math.ceil(edge(1, Math.max)) + marginPx, heightPx)
  return { left, top, width: Math.max(right - left, 1), height: Math.max(bottom - top, 1) }
}
