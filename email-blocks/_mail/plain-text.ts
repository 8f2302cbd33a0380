import { toPlainText } from '@react-email/render'

/** Of the parsed HTML, as far as it is read here. */
type Element = {
  type: string
  name?: string
  data?: string
  attribs: Record<string, string>
  children?: Element[]
}

type Builder = {
  openBlock: (breaks: { leadingLineBreaks: number }) => void
  closeBlock: (breaks: { trailingLineBreaks: number }) => void
  addInline: (text: string, how: { noWordTransform: boolean }) => void
  addLineBreak: () => void
}

/** `Night Bus (Digital): $8.00`, one line for each row. */
function rows(table: Element, _walk: unknown, builder: Builder): void {
  builder.openBlock({ leadingLineBreaks: 2 })
  for (const row of elementsOf(table, 'tr')) {
    const [first, second] = elementsOf(row, 'td').filter(
      ({ attribs }) => attribs['data-text-format'] !== 'none',
    )
    const [small] = first ? elementsOf(first, 'div') : []
    const detail = small ? wordsOf(small) : ''
    const label = first
      ? wordsOf(first)
          .slice(0, detail ? -detail.length : undefined)
          .trim()
      : ''
    const [link] = first ? elementsOf(first, 'a') : []
    const amount = second ? wordsOf(second) : ''
    const said = `${label}${detail && ` (${detail})`}`
    builder.addInline([said, amount, link?.attribs.href].filter(Boolean).join(': '), {
      noWordTransform: true,
    })
    builder.addLineBreak()
  }
  builder.closeBlock({ trailingLineBreaks: 2 })
}

/** `City | Doors`, one line for each row of a table among the words. */
function cells(table: Element, _walk: unknown, builder: Builder): void {
  builder.openBlock({ leadingLineBreaks: 2 })
  for (const row of elementsOf(table, 'tr')) {
    const words = (row.children ?? []).map((cell) => wordsOf(cell, onOneLine).trim())
    builder.addInline(words.join(' | '), { noWordTransform: true })
    builder.addLineBreak()
  }
  builder.closeBlock({ trailingLineBreaks: 2 })
}

const options = {
  formatters: { rows, cells },
  selectors: [
    { selector: 'table[data-text-format=rows]', format: 'rows' },
    { selector: 'table[data-text-format=cells]', format: 'cells' },
    { selector: 'hr', format: 'skip' },
    // A link around a picture, beside one around the words of the same.
    { selector: 'a[data-text-format=none]', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
  ],
}

/** The words of a mail's blocks, made of the very HTML that is sent. */
export function plainTextOf(html: string): string {
  return toPlainText(html, options)
    .replace(/[\u00a0\u200c]/g, ' ')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function elementsOf(element: Element, name: string): Element[] {
  return (element.children ?? []).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...(child.children ? elementsOf(child, name) : []),
  ])
}

const ownLines = new Set(['p', 'div', 'ul', 'ol', 'li', 'blockquote', 'br'])

type Say = (element: Element, words: string) => string

/** What is in a cell on one line: links with their address, pictures by their description. */
const onOneLine: Say = ({ name = '', attribs = {} }, words) => {
  if (name === 'img') {
    return attribs.alt ?? ''
  }
  if (name === 'a' && attribs.href && attribs.href !== words) {
    return `${words} ${attribs.href}`
  }
  return ownLines.has(name) ? ` ${words} ` : words
}

function wordsOf(element: Element, say: Say = (_, words) => words): string {
  if (element.type === 'text') {
    return String(element.data)
  }
  return say(element, (element.children ?? []).map((child) => wordsOf(child, say)).join(''))
}
