/** A node of a stored rich text: what Lexical 0.50 writes, known or not. */
export type RichTextNode = {
  type: string
  version: number
  children?: RichTextNode[]
  [prop: string]: unknown
}

/** The stored form of a rich text, Lexical's serialised editor state. */
export type RichTextDoc = { root: RichTextNode }

const element = { direction: null, format: '', indent: 0, version: 1 } as const

/** What a JSON field of the database holds: its writes go through the gate, so the type is all it lacks. */
export function storedRichText(stored: unknown): RichTextDoc | null {
  return typeof stored === 'object' && stored !== null && 'root' in stored
    ? (stored as RichTextDoc)
    : null
}

/** A document with nothing in it but an empty paragraph, as a new editor would write it. */
export function emptyRichText(): RichTextDoc {
  return docOf([{ ...element, type: 'paragraph', children: [], textFormat: 0, textStyle: '' }])
}

/** A one-line document for seeds and starter pages: `richTextOf('h1', 'Luna Vale')`. */
export function richTextOf(
  kind: 'h1' | 'h2' | 'h3' | 'paragraph',
  ...lines: string[]
): RichTextDoc {
  return docOf(
    lines.map((line) =>
      kind === 'paragraph'
        ? { ...element, type: 'paragraph', children: [textOf(line)], textFormat: 0, textStyle: '' }
        : { ...element, type: 'heading', tag: kind, children: [textOf(line)] },
    ),
  )
}

/** One line that is a link. */
export function linkedText(words: string, url: string): RichTextDoc {
  const own = { url, target: null, rel: null, title: null }
  const link = { ...element, ...own, type: 'link', children: [textOf(words)] }
  return docOf([{ ...element, type: 'paragraph', children: [link], textFormat: 0, textStyle: '' }])
}

/** Several documents below each other as one. */
export function joinRichTexts(...docs: RichTextDoc[]): RichTextDoc {
  return docOf(docs.flatMap((doc) => doc.root.children ?? []))
}

function docOf(children: RichTextNode[]): RichTextDoc {
  return { root: { ...element, type: 'root', children } }
}

function textOf(text: string): RichTextNode {
  return { type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }
}
