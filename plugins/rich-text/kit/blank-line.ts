import { $isElementNode, $isTextNode, type LexicalNode } from '@payloadcms/richtext-lexical/lexical'

/**
 * Whether there is nothing in a line but room to write. Not told by its text: a picture has none, and what
 * this editor does not know has none either. What holds lines of its own, like a cell, is more than a line.
 */
export function $isBlankLine(line: LexicalNode): boolean {
  if ($isElementNode(line)) {
    return !line.isShadowRoot() && line.getChildren().every($isBlankLine)
  }
  return $isTextNode(line) && line.getTextContent() === ''
}
