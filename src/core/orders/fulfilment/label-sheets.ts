/** Millimetres. Steps go from the edge of one label to the same edge of the next. */
export type LabelSheet = {
  name: string
  paper: readonly [width: number, height: number]
  columns: number
  rows: number
  label: readonly [width: number, height: number]
  first: readonly [left: number, top: number]
  step: readonly [across: number, down: number]
}

/** Sheets that shops have everywhere, and single labels for printers of labels. */
export const labelSheets = {
  'a4-24': {
    name: 'A4, 24 labels of 70 × 36 mm',
    paper: [210, 297],
    columns: 3,
    rows: 8,
    label: [70, 36],
    first: [0, 4.5],
    step: [70, 36],
  },
  'a4-21': {
    name: 'A4, 21 labels of 63.5 × 38.1 mm (Avery L7160)',
    paper: [210, 297],
    columns: 3,
    rows: 7,
    label: [63.5, 38.1],
    first: [7.2, 15.15],
    step: [66.04, 38.1],
  },
  'letter-30': {
    name: 'US Letter, 30 labels of 2⅝ × 1 in (Avery 5160)',
    paper: [215.9, 279.4],
    columns: 3,
    rows: 10,
    label: [66.675, 25.4],
    first: [4.7625, 12.7],
    step: [69.85, 25.4],
  },
  '100x150': {
    name: 'One label of 100 × 150 mm',
    paper: [100, 150],
    columns: 1,
    rows: 1,
    label: [100, 150],
    first: [0, 0],
    step: [100, 150],
  },
  '4x6': {
    name: 'One label of 4 × 6 in',
    paper: [101.6, 152.4],
    columns: 1,
    rows: 1,
    label: [101.6, 152.4],
    first: [0, 0],
    step: [101.6, 152.4],
  },
} as const satisfies Record<string, LabelSheet>

export type LabelSheetName = keyof typeof labelSheets

export const labelSheetNames = Object.keys(labelSheets) as [LabelSheetName, ...LabelSheetName[]]

/**
 * Where labels are, row by row, from left to right.
 *
 * @param start which label of the first sheet is the first that is still there, from 1
 */
export function labelPlaces(
  { columns, rows, first, step }: LabelSheet,
  start: number,
  count: number,
): { page: number; left: number; top: number }[] {
  const perPage = columns * rows
  return Array.from({ length: count }, (_, index) => {
    const at = ((start - 1) % perPage) + index
    const onPage = at % perPage
    return {
      page: Math.floor(at / perPage),
      left: first[0] + (onPage % columns) * step[0],
      top: first[1] + Math.floor(onPage / columns) * step[1],
    }
  })
}
