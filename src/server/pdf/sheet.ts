import PDFDocument from 'pdfkit'
import type { Paper } from '@/src/core/places/paper-of'
import { fontFile, type Run, runsOf } from '@/src/server/pdf/pdf-fonts'
import { plainText, wrapText } from '@/src/server/pdf/wrap-text'

export type TextLook = {
  /** Points; 10 unless said. */
  size?: number
  isBold?: boolean
  colour?: 'text' | 'muted'
  align?: 'left' | 'center' | 'right'
}

/** Where a text is: from the left edge of what is drawn on, in points. */
type Box = { x?: number; width?: number }

export type Cell = TextLook & { text: string }

/** How wide the columns of a table are; what is `rest` shares what they leave. */
export type Column = { width: number | 'rest'; align?: TextLook['align'] }

/** By name, or in points. */
export type PaperSize = Paper | readonly [width: number, height: number]

const colours = { text: '#1a1a1a', muted: '#5c5c5c', line: '#c8c8c8' } as const
const margin = 56
const footerRoom = 40
const columnGap = 12
const lineHeight = 1.4
/** Of letters that are fitted into a box, whose lines stand closer. */
const smallest = 4
const boxLineHeight = 1.2
/** Room for a letter that no font has, in parts of the size. */
const boxStep = 0.72

/**
 * Paper to draw on from top to bottom; what does not fit goes to the next page. All measures are points,
 * 72 of which are an inch.
 */
export class Sheet {
  /** Where the next thing is drawn, from the top of the page. */
  y = margin
  /** Whether something was drawn that the fonts have no letters for. */
  hasBoxes = false
  private readonly doc: PDFKit.PDFDocument
  private readonly fonts = new Set<string>()

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc
  }

  get width(): number {
    return this.doc.page.width - 2 * margin
  }

  /** Draws a text and goes below it. */
  text(text: string, { x = 0, width = this.width - x, ...look }: TextLook & Box = {}): void {
    for (const line of this.lines(text, width, look)) {
      this.keep(heightOf(look))
      this.line(line, { x, width, ...look })
      this.y += heightOf(look)
    }
  }

  /** Draws texts side by side, each in a column of its own, together on one page if it holds them. */
  row(columns: readonly Column[], cells: readonly Cell[], gap = 6): void {
    const boxes = boxesOf(columns, this.width)
    const drawn = cells.map((cell, at) => {
      const look = { align: columns[at]?.align, ...cell }
      const { x, width } = boxes[at] ?? { x: 0, width: this.width }
      return { look: { x, width, ...look }, lines: this.lines(cell.text, width, look) }
    })
    const most = Math.max(0, ...drawn.map(({ lines }) => lines.length))
    const step = Math.max(0, ...cells.map(heightOf))
    this.keep(Math.min(most * step, this.bottom - margin))
    for (let at = 0; at < most; at += 1) {
      this.keep(step)
      for (const { look, lines } of drawn) {
        this.line(lines[at] ?? '', look)
      }
      this.y += step
    }
    this.y += gap
  }

  /** Draws a line across the page. */
  rule(gap = 8): void {
    this.keep(gap)
    this.doc
      .moveTo(margin, this.y)
      .lineTo(margin + this.width, this.y)
      .lineWidth(0.75)
      .stroke(colours.line)
    this.y += gap
  }

  /** @param bytes of a PNG or JPEG */
  picture(bytes: Buffer, { x = 0, width, height }: { x?: number; width: number; height: number }) {
    this.keep(height)
    this.doc.image(bytes, margin + x, this.y, { fit: [width, height] })
    this.y += height
  }

  /** Draws lines into a box of the page, from its edges, in letters as large as all of them fit. */
  fit(
    lines: readonly string[],
    box: { x: number; y: number; width: number; height: number; largest: number },
  ): void {
    const { width, height, largest } = box
    const at = (size: number) => lines.flatMap((line) => this.lines(line, width, { size }))
    let size = smallest
    let tooLarge = largest + 0.5
    while (tooLarge - size > 0.5) {
      const between = Math.floor(size + tooLarge) / 2
      if (at(between).length * between * boxLineHeight <= height) {
        size = between
      } else {
        tooLarge = between
      }
    }
    const step = size * boxLineHeight
    const drawn = at(size).slice(0, Math.floor(height / step))
    this.y = box.y + (height - drawn.length * step) / 2
    for (const line of drawn) {
      this.line(line, { x: box.x - margin, width, size })
      this.y += step
    }
  }

  gap(points: number): void {
    this.y += points
  }

  /** Goes to a new page unless so much of this one is left. */
  keep(points: number): void {
    if (this.y + points > this.bottom) {
      this.newPage()
    }
  }

  newPage(): void {
    this.doc.addPage()
    this.y = margin
  }

  /** Draws at the bottom of each page, once all of them are there. */
  footers(textOf: (page: number, pages: number) => string): void {
    const { count } = this.doc.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page)
      this.y = this.doc.page.height - margin
      this.line(plainText(textOf(page + 1, count)), {
        x: 0,
        width: this.width,
        size: 8,
        colour: 'muted',
        align: 'center',
      })
    }
  }

  private get bottom(): number {
    return this.doc.page.height - margin - footerRoom / 2
  }

  private lines(text: string, width: number, look: TextLook): string[] {
    return wrapText(text, width, (line) => this.measure(line, look))
  }

  private measure(text: string, look: TextLook): number {
    return runsOf(text, weightOf(look)).reduce((sum, run) => sum + this.widthOf(run, look), 0)
  }

  private widthOf({ font, text }: Run, { size = 10 }: TextLook): number {
    return font
      ? this.use(font).fontSize(size).widthOfString(text)
      : Array.from(text).length * size * boxStep
  }

  private use(font: string): PDFKit.PDFDocument {
    if (!this.fonts.has(font)) {
      this.fonts.add(font)
      this.doc.registerFont(font, fontFile(font))
    }
    return this.doc.font(font)
  }

  private line(text: string, look: TextLook & Required<Box>): void {
    const { x, width, size = 10, colour = 'text', align = 'left' } = look
    const free = width - this.measure(text, look)
    let left = margin + x + (align === 'right' ? free : align === 'center' ? free / 2 : 0)
    for (const run of runsOf(text, weightOf(look))) {
      const step = this.widthOf(run, look)
      if (run.font) {
        this.doc.fillColor(colours[colour]).text(run.text, left, this.y, { lineBreak: false })
      } else {
        this.boxes(Array.from(run.text).length, left, size)
      }
      left += step
    }
  }

  private boxes(count: number, left: number, size: number): void {
    this.hasBoxes = true
    for (let at = 0; at < count; at += 1) {
      const x = left + at * size * boxStep
      this.doc
        .rect(x + 0.5, this.y + size * 0.2, size * 0.6, size * 0.7)
        .lineWidth(0.5)
        .stroke(colours.muted)
    }
  }
}

export function newDocument(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  return new PDFDocument({
    ...options,
    margin: 0,
    bufferPages: true,
    // Otherwise it is one that does not travel with the file.
    font: '',
  })
}

const weightOf = ({ isBold }: TextLook) => (isBold ? 'bold' : 'regular')

const heightOf = ({ size = 10 }: TextLook): number => size * lineHeight

function boxesOf(columns: readonly Column[], width: number): Required<Box>[] {
  const gaps = columnGap * Math.max(0, columns.length - 1)
  const fixed = columns.reduce(
    (sum, column) => sum + (column.width === 'rest' ? 0 : column.width),
    0,
  )
  const resting = columns.filter((column) => column.width === 'rest').length
  const rest = resting ? (width - gaps - fixed) / resting : 0
  let x = 0
  return columns.map((column) => {
    const box = { x, width: column.width === 'rest' ? rest : column.width }
    x += box.width + columnGap
    return box
  })
}
