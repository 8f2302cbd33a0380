import type { ElementTransformer } from '@lexical/markdown'
import { $insertNodeToNearestRoot } from '@lexical/utils'
import { $getSelection, $isParagraphNode, $isRangeSelection, type LexicalEditor } from 'lexical'
import { Minus } from 'lucide-react'
import { $createRuleNode, RuleNode } from '@/plugins/rich-text/features/rules/rule-node'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

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
