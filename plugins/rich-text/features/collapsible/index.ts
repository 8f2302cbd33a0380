import { ListCollapse } from 'lucide-react'
import type { Later, RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { insertLater } from '@/plugins/rich-text/kit/later'

const later: Later = {
  types: ['collapsible-container', 'collapsible-title', 'collapsible-content'],
  elements: ['details'],
  load: async () =>
    (await import('@/plugins/rich-text/features/collapsible/whole')).wholeCollapsible,
}

export const collapsible: RichTextFeature = {
  name: 'collapsible',
  later,
  inserts: [
    {
      id: 'collapsible',
      label: 'Collapsible container',
      icon: ListCollapse,
      keywords: ['toggle', 'fold', 'details', 'accordion', 'questions', 'faq'],
      run: (editor) =>
        insertLater(
          editor,
          later,
          () => import('@/plugins/rich-text/features/collapsible/insert-collapsible'),
          ({ insertCollapsible }) => insertCollapsible(editor),
        ),
    },
  ],
}
