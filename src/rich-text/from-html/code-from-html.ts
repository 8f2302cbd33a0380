import { DomUtils, ElementType } from 'htmlparser2'
import type { RichTextNode } from '@/src/core/rich-text'
import { classesOf, type HtmlElement, type HtmlNode } from '@/src/rich-text/from-html/parse-html'
import { elementNode, lineBreak, textNode } from '@/src/rich-text/from-html/reading'

const { isTag, isText } = DomUtils

/** WordPress and Substack also set poems and lists of songs in `pre`. */
const poems = new Set(['wp-block-verse', 'wp-block-preformatted', 'preformatted-block'])

/** Whether the words of a `pre` are lines to be read, not code. */
export const isPoem = (node: HtmlElement): boolean =>
  classesOf(node).some((name) => poems.has(name)) && codeIn(node) === undefined

const codeIn = ({ children }: HtmlElement): HtmlElement | undefined =>
  children.filter(isTag).find(({ name }) => name === 'code')

/** A `pre` as a block of code; null when it is empty. */
export function codeOf(node: HtmlElement): RichTextNode | null {
  const code = lettersOf(node.children)
    .replace(/\r\n?/g, '\n')
    .replace(/^\n|\s+$/g, '')
  const language = languageOf(node) ?? languageOf(codeIn(node))
  const lines = code.split('\n').map((line) => line.split(/(\t)/).filter(Boolean).map(pieceOf))
  return code.trim() === ''
    ? null
    : elementNode(
        'code',
        lines.flatMap((line, at) => (at > 0 ? [lineBreak(), ...line] : line)),
        { ...(language && { language }) },
      )
}

const pieceOf = (letters: string): RichTextNode =>
  letters === '\t'
    ? { ...textNode(letters), type: 'tab', detail: 2 }
    : { ...textNode(letters), type: 'code-highlight' }

function lettersOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) {
        return node.data
      }
      // Scripts and styles are tags of their own types.
      return isTag(node) && node.type === ElementType.Tag
        ? node.name === 'br'
          ? '\n'
          : lettersOf(node.children)
        : ''
    })
    .join('')
}

function languageOf(node: HtmlElement | undefined): string | undefined {
  const named = /(?:^|\s)(?:language|lang|brush)[-:]\s*([a-z][\w+#.-]{0,39})/i
  const { class: classes = '', 'data-language': own = '' } = node?.attribs ?? {}
  const found = named.exec(classes)?.[1] ?? /^[a-z][\w+#.-]{0,39}$/i.exec(own)?.[0]
  return found?.toLowerCase()
}
