import { mergeRegister } from '@lexical/utils'
import { registerCollapsible } from '@/plugins/rich-text/features/collapsible/collapsible-keys'
import {
  CollapsibleContainerNode,
  CollapsibleContentNode,
  CollapsibleTitleNode,
} from '@/plugins/rich-text/features/collapsible/collapsible-nodes'
import { CollapsibleTools } from '@/plugins/rich-text/features/collapsible/collapsible-tools'
import { keepBoxesWhole } from '@/plugins/rich-text/features/collapsible/keep-boxes-whole'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

export const wholeCollapsible: RichTextFeature = {
  name: 'whole-collapsible',
  nodes: [CollapsibleContainerNode, CollapsibleTitleNode, CollapsibleContentNode],
  register: (editor) => mergeRegister(keepBoxesWhole(editor), registerCollapsible(editor)),
  Tools: CollapsibleTools,
}
