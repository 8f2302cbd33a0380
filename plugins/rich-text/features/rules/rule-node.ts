import {
  $applyNodeReplacement,
  DecoratorNode,
  type DOMConversionMap,
  type DOMExportOutput,
  type EditorConfig,
  type SerializedLexicalNode,
} from 'lexical'

/** A line across the text, between two thoughts. */
export class RuleNode extends DecoratorNode<null> {
  static override getType(): string {
    return 'horizontalrule'
  }

  static override clone(node: RuleNode): RuleNode {
    return new RuleNode(node.__key)
  }

  static override importJSON(stored: SerializedLexicalNode): RuleNode {
    return $createRuleNode().updateFromJSON(stored)
  }

  static override importDOM(): DOMConversionMap {
    return { hr: () => ({ conversion: () => ({ node: $createRuleNode() }), priority: 0 }) }
  }

  override exportDOM(): DOMExportOutput {
    return { element: document.createElement('hr') }
  }

  override createDOM({ theme }: EditorConfig): HTMLElement {
    const element = document.createElement('hr')
    element.className = theme.hr ?? ''
    return element
  }

  override updateDOM(): false {
    return false
  }

  override decorate(): null {
    return null
  }

  override getTextContent(): string {
    return '\n'
  }

  override isInline(): false {
    return false
  }
}

export function $createRuleNode(): RuleNode {
  return $applyNodeReplacement(new RuleNode())
}
