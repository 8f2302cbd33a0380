'use client'

import type { ElementTransformer } from '@lexical/markdown'
import {
  $createHorizontalRuleNode,
  createClientFeature,
  HorizontalRuleNode,
} from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { $insertNodeToNearestRoot } from '@payloadcms/richtext-lexical/lexical/utils'
import { Minus } from 'lucide-react'
import { menus } from '@/plugins/rich-text/kit/feature'

/** `---` at the beginning of a line. */
const typedRule: ElementTransformer = {
  type: 'element',
  dependencies: [HorizontalRuleNode],
  export: () => null,
  regExp: /^(---|\*\*\*|___)\s?$/,
  triggerOnEnter: true,
  replace: (line) => {
    const rule = $createHorizontalRuleNode()
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
      line.insertBefore($createHorizontalRuleNode())
    } else {
      $insertNodeToNearestRoot($createHorizontalRuleNode())
    }
  })
}

/** A line across the text, between two thoughts. */
export const RulesFeatureClient = createClientFeature({
  nodes: [HorizontalRuleNode],
  markdownTransformers: [typedRule],
  ...menus([
    {
      id: 'rule',
      label: 'Divider',
      icon: Minus,
      keywords: ['horizontal rule', 'line', 'separator', 'hr'],
      run: insertRule,
    },
  ]),
})
