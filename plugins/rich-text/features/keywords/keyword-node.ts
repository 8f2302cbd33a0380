import { type EditorConfig, type SerializedTextNode, TextNode } from 'lexical'
import keyword from '@/src/rich-text/nodes/keyword/keyword.module.css'

/** A word of congratulations. Only as long as it is one: see register-keywords.ts. */
export class KeywordNode extends TextNode {
  static override getType(): string {
    return 'keyword'
  }

  static override clone(node: KeywordNode): KeywordNode {
    return new KeywordNode(node.__text, node.__key)
  }

  static override importJSON(stored: SerializedTextNode): KeywordNode {
    return new KeywordNode(stored.text).updateFromJSON(stored)
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const element = super.createDOM(config)
    element.classList.add(String(keyword.keyword))
    return element
  }

  override canInsertTextBefore(): boolean {
    return false
  }

  override canInsertTextAfter(): boolean {
    return false
  }

  override isTextEntity(): true {
    return true
  }
}
