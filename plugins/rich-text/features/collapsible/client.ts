'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { ListCollapse } from 'lucide-react'
import { registerCollapsible } from '@/plugins/rich-text/features/collapsible/collapsible-keys'
import {
  CollapsibleContainerNode,
  CollapsibleContentNode,
  CollapsibleTitleNode,
  insertCollapsible,
} from '@/plugins/rich-text/features/collapsible/collapsible-nodes'
import { CollapsibleTools } from '@/plugins/rich-text/features/collapsible/collapsible-tools'
import { keepBoxesWhole } from '@/plugins/rich-text/features/collapsible/keep-boxes-whole'
import { behaviour, menus, tools } from '@/plugins/rich-text/kit/feature'

const { slashMenu, toolbarFixed } = menus([
  {
    id: 'collapsible',
    label: 'Collapsible container',
    icon: ListCollapse,
    keywords: ['toggle', 'fold', 'details', 'accordion', 'questions', 'faq'],
    run: insertCollapsible,
  },
])

export const CollapsibleFeatureClient = createClientFeature({
  nodes: [CollapsibleContainerNode, CollapsibleTitleNode, CollapsibleContentNode],
  plugins: [
    behaviour((editor) => mergeRegister(keepBoxesWhole(editor), registerCollapsible(editor))),
  ],
  slashMenu,
  toolbarFixed: { groups: [...toolbarFixed.groups, tools('collapsible', CollapsibleTools)] },
})
