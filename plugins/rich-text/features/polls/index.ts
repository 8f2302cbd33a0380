import { ChartBarBig } from 'lucide-react'
import type { Later, RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { insertLater } from '@/plugins/rich-text/kit/later'

const later: Later = {
  types: ['poll'],
  load: async () => (await import('@/plugins/rich-text/features/polls/whole')).wholePolls,
}

/** Questions that visitors answer. */
export const polls: RichTextFeature = {
  name: 'polls',
  later,
  inserts: [
    {
      id: 'poll',
      label: 'Poll',
      icon: ChartBarBig,
      keywords: ['question', 'vote', 'survey', 'answers'],
      run: (editor) =>
        insertLater(
          editor,
          later,
          () => import('@/plugins/rich-text/features/polls/insert-poll'),
          ({ insertPoll }) => insertPoll(editor),
        ),
    },
  ],
}
