import { extractText, getDocumentProxy, getMeta } from 'unpdf'

type Read = {
  title: string
  /** The text of each page in the order it was drawn. */
  pages: string[]
  /** Of its first page, in whole points. */
  size: { width: number; height: number }
}

/** A PDF as other programs read it. */
export async function readPdf(bytes: Uint8Array): Promise<Read> {
  const file = await getDocumentProxy(new Uint8Array(bytes))
  const { info } = await getMeta(file)
  const { text } = await extractText(file, { mergePages: false })
  const pages = text.map((page) => page.replaceAll(/\s+/g, ' ').trim())
  const [left = 0, top = 0, right = 0, bottom = 0] = (await file.getPage(1)).view
  const size = { width: Math.round(right - left), height: Math.round(bottom - top) }
  return { title: String(info.Title), pages, size }
}
