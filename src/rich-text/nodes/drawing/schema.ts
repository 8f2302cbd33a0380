import { z } from 'zod'
import { limits } from '@/src/core/limits'
import { image } from '@/src/rich-text/nodes/image/schema'

const { widthPx, heightPx, marksMax, numbersMax, wordsMax } = limits.drawing

/** On the sheet, to a tenth of a pixel; a hand that leaves the sheet stays at its edge. */
const onSheet = (px: number) =>
  z.number().transform((at) => Math.round(Math.min(px, Math.max(0, at)) * 10) / 10)
const color = z.string().regex(/^#[0-9a-f]{6}$/)
const size = z.number().min(1).max(80)
const ink = { color, size }

/** One after the other: left and top of each point. */
const points = z
  .array(onSheet(Math.max(widthPx, heightPx)))
  .min(2)
  .max(numbersMax)
  .refine((numbers) => numbers.length % 2 === 0)

const mark = z.discriminatedUnion('kind', [
  /** What a hand drew. */
  z.object({ kind: z.enum(['pen', 'marker']), ...ink, points }),
  /** From one point to another one. */
  z.object({
    kind: z.enum(['line', 'arrow', 'box', 'ellipse']),
    ...ink,
    points: points.length(4),
  }),
  z.object({
    kind: z.literal('words'),
    ...ink,
    points: points.length(2),
    text: z.string().trim().min(1).max(wordsMax),
  }),
])

/** A drawing as it can be drawn on: strokes, shapes and words in the order in which they were made. */
export const drawingData = z.object({
  version: z.literal(1).catch(1),
  /** Null lets through what is behind the picture. */
  paper: color.nullable().catch(null),
  marks: z
    .array(z.unknown())
    .catch([])
    .transform((all) => keep(all)),
})

/** Marks that are none are left out, and what is too much of them. */
function keep(all: unknown[]): z.infer<typeof mark>[] {
  let left = numbersMax
  return all.slice(0, marksMax).flatMap((each) => {
    const parsed = mark.safeParse(each).data
    left -= parsed?.points.length ?? 0
    return parsed && left >= 0 ? [parsed] : []
  })
}

/** A picture that was drawn here: visitors get the picture, `data` is what the editor goes on with. */
export const drawing = image.extend({
  type: z.literal('drawing'),
  data: drawingData.catch({ version: 1, paper: null, marks: [] }),
})

export type DrawingMark = z.infer<typeof mark>
export type DrawingData = z.infer<typeof drawingData>
export type DrawingNode = z.infer<typeof drawing>
