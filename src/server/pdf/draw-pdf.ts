import type { PaperSize, Sheet } from '@/src/server/pdf/sheet'

export type PdfOptions = {
  title: string
  author: string
  /** Of the text: `en`. */
  language: string
  paper?: PaperSize
  /** What the file says it was made at: the same input at the same time is the same file. */
  at: Date
  /** Stands at the bottom of each page, in front of its number. */
  footer?: string
  /** There is no room at the bottom of a page, as on a sheet of labels. */
  isFull?: boolean
}

const boxesNote = 'A box stands for a letter that this file cannot show'

/** A PDF file with fonts for Latin, Cyrillic and Greek; other letters are boxes, and the file says so. */
export async function drawPdf(
  { title, author, language, paper = 'A4', at, footer, isFull }: PdfOptions,
  draw: (sheet: Sheet) => void | Promise<void>,
): Promise<Buffer> {
  // Most processes never draw one, and would keep what it takes.
  const { newDocument, Sheet } = await import('@/src/server/pdf/sheet')
  const doc = newDocument({
    size: typeof paper === 'string' ? paper : [...paper],
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Bandstand', CreationDate: at },
  })
  const chunks: Uint8Array[] = []
  const file = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const sheet = new Sheet(doc)
  await draw(sheet)
  if (!isFull) {
    sheet.footers((page, pages) =>
      [footer, sheet.hasBoxes && boxesNote, pages > 1 && `${page} / ${pages}`]
        .filter(Boolean)
        .join('  ·  '),
    )
  }
  doc.end()
  return file
}
