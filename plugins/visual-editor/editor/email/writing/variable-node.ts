import {
  DecoratorNode,
  type NodeKey,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { tagOf } from '@/plugins/visual-editor/editor/email/variables/missing-variables'
import { variableType } from '@/plugins/visual-editor/editor/email/writing/chips'
import styles from '@/plugins/visual-editor/editor/email/writing/writing.module.css'
import { labelOfVariable } from '@/src/core/email/variables'

type Stored = SerializedLexicalNode & { name: string; format?: number; style?: string }

/** A variable among words: one thing, shown by its plain name. */
export class VariableNode extends DecoratorNode<null> {
  __name: string
  __format: number
  __style: string

  constructor(name: string, format = 0, style = '', key?: NodeKey) {
    super(key)
    this.__name = name
    this.__format = format
    this.__style = style
  }

  static override getType(): string {
    return variableType
  }

  static override clone(node: VariableNode): VariableNode {
    return new VariableNode(node.__name, node.__format, node.__style, node.__key)
  }

  static override importJSON({ name, format, style }: Stored): VariableNode {
    return new VariableNode(name, format, style)
  }

  override exportJSON(): Stored {
    const { __name: name, __format: format, __style: style } = this
    return { ...super.exportJSON(), name, format, style }
  }

  override getTextContent(): string {
    return tagOf(this.__name)
  }

  override createDOM(): HTMLElement {
    const element = document.createElement('span')
    element.className = styles.chip ?? ''
    element.contentEditable = 'false'
    element.textContent = labelOfVariable(this.__name)
    return element
  }

  override updateDOM(): false {
    return false
  }

  override decorate(): null {
    return null
  }

  override isInline(): true {
    return true
  }

  override isKeyboardSelectable(): true {
    return true
  }
}
