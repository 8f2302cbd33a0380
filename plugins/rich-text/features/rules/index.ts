import type { ElementTransformer } from '@lexical/markdown'
import { $insertNodeToNearestRoot } from '@lexical/utils'
import {
  $applyNodeReplacement,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  DecoratorNode,
  type DOMConversionMap,
  type DOMExportOutput,
  type EditorConfig,
  type LexicalEditor,
  type SerializedLexicalNode,
} from 'lexical'
import { Minus } from 'lucide-react'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

/** A line across the text, between two thoughts. */
class RuleNode extends DecoratorNode<null> {
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

function $createRuleNode(): RuleNode {
  return $applyNodeReplacement(new RuleNode())
}

/** `---` at the beginning of a line. */
const typedRule: ElementTransformer = {
  type: 'element',
  dependencies: [RuleNode],
  export: () => null,
  regExp: /^(---|\*\*\*|___)\s?$/,
  triggerOnEnter: true,
  replace: (line) => {
    const rule = $createRuleNode()
    line.insertBefore(rule)
    line.clear()
    line.selectStart()
  },
}

/** Above the line of the caret where that is empty, else between its halves. */
function insertRule(editor: LexicalEditor): void {
  editor.update(() => {
    const selection = $getSelection()
    const line = $isRangeSelection(selection) ? selection.anchor.getNode() : null
    if ($isParagraphNode(line) && line.isEmpty()) {
      line.insertBefore($createRuleNode())
    } else {
      $insertNodeToNearestRoot($createRuleNode())
    }
  })
}

export const rules: RichTextFeature = {
  name: 'rules',
  nodes: [RuleNode],
  markdown: [typedRule],
  inserts: [
    {
      id: 'rule',
      label: 'Divider',
      icon: Minus,
      keywords: ['horizontal rule', 'line', 'separator', 'hr'],
      run: insertRule,
    },
  ],
}
