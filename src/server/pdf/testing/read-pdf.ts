import { extractText, getDocumentProxy, getMeta } from 'unpdf'

/** A PDF as other programs read it: its title, and the text of each page in the order it was drawn. */
export async function readPdf(bytes: Uint8Array): Promise<{ title: string; pages: string[] }> {
  const file = await getDocumentProxy(new Uint8Array(bytes))
  const { info } = await getMeta(file)
  const { text } = await extractText(file, { mergePages: false })
  const pages = text.map((page) => page.replaceAll(/\s+/g, ' ').trim())
  return { title: String(info.Title), pages }
}
