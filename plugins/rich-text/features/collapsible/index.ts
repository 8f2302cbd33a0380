import { mergeRegister } from '@lexical/utils'
import { ListCollapse } from 'lucide-react'
import { registerCollapsible } from '@/plugins/rich-text/features/collapsible/collapsible-keys'
import {
  CollapsibleContainerNode,
  CollapsibleContentNode,
  CollapsibleTitleNode,
} from '@/plugins/rich-text/features/collapsible/collapsible-nodes'
import { CollapsibleTools } from '@/plugins/rich-text/features/collapsible/collapsible-tools'
import { insertCollapsible } from '@/plugins/rich-text/features/collapsible/insert-collapsible'
import { keepBoxesWhole } from '@/plugins/rich-text/features/collapsible/keep-boxes-whole'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

export const collapsible: RichTextFeature = {
  name: 'collapsible',
  nodes: [CollapsibleContainerNode, CollapsibleTitleNode, CollapsibleContentNode],
  register: (editor) => mergeRegister(keepBoxesWhole(editor), registerCollapsible(editor)),
  inserts: [
    {
      id: 'collapsible',
      label: 'Collapsible container',
      icon: ListCollapse,
      keywords: ['toggle', 'fold', 'details', 'accordion', 'questions', 'faq'],
      run: insertCollapsible,
    },
  ],
  Tools: CollapsibleTools,
}
