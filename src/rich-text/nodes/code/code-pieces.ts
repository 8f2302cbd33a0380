import Prism from 'prismjs'
import 'prismjs/components/prism-clike.js'
import 'prismjs/components/prism-javascript.js'
import 'prismjs/components/prism-markup.js'
import 'prismjs/components/prism-markdown.js'
import 'prismjs/components/prism-c.js'
import 'prismjs/components/prism-css.js'
import 'prismjs/components/prism-objectivec.js'
import 'prismjs/components/prism-sql.js'
import 'prismjs/components/prism-powershell.js'
import 'prismjs/components/prism-python.js'
import 'prismjs/components/prism-rust.js'
import 'prismjs/components/prism-swift.js'
import 'prismjs/components/prism-typescript.js'
import 'prismjs/components/prism-java.js'
import 'prismjs/components/prism-cpp.js'
import 'prismjs/components/prism-go.js'
import type { RichTextNode } from '@/src/core/rich-text'
import { isShortEnough } from '@/src/rich-text/nodes/code/code-to-read'

/**
 * Code as nodes for drawing it, from its letters alone: what a document says of their colours does not
 * count. Code in no language, in an unknown one, or too long stays plain.
 */
export function codePieces(code: string, language = ''): RichTextNode[] {
  const known = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined
  const isRead = typeof known === 'object' && isShortEnough(code)
  return piecesOf(isRead ? Prism.tokenize(code, known) : [code])
}

type Token = string | Prism.Token

/** Parts inside a part keep their own kind, as in the editor. */
function piecesOf(tokens: readonly Token[], kind?: string): RichTextNode[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') {
      return wordsOf(token, kind)
    }
    const { content } = token
    return piecesOf(Array.isArray(content) ? content : [content], token.type)
  })
}

function wordsOf(words: string, kind: string | undefined): RichTextNode[] {
  return words.split(/(\r?\n)/).flatMap((text): RichTextNode[] => {
    if (text === '') {
      return []
    }
    return text.endsWith('\n')
      ? [{ type: 'linebreak', version: 1 }]
      : [{ type: 'code-highlight', text, version: 1, ...(kind && { highlightType: kind }) }]
  })
}
