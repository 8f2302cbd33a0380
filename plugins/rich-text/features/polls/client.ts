'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { ChartBarBig } from 'lucide-react'
import { newPoll, PollNode } from '@/plugins/rich-text/features/polls/poll-node'
import { noteNew } from '@/plugins/rich-text/features/polls/poll-places'
import { registerPolls } from '@/plugins/rich-text/features/polls/register-polls'
import { behaviour, menus } from '@/plugins/rich-text/kit/feature'
import { $insertAtom } from '@/plugins/rich-text/kit/insert-block'

const { slashMenu, toolbarFixed } = menus([
  {
    id: 'poll',
    label: 'Poll',
    icon: ChartBarBig,
    keywords: ['question', 'vote', 'survey', 'answers'],
    run: insertPoll,
  },
])

/** Questions that visitors answer. */
export const PollsFeatureClient = createClientFeature({
  nodes: [PollNode],
  plugins: [behaviour(registerPolls)],
  slashMenu,
  toolbarFixed,
})

/** Puts an empty poll at the caret, which goes into its question. */
function insertPoll(editor: LexicalEditor): void {
  editor.update(() => {
    const poll = newPoll()
    noteNew(poll.getProps().uid)
    $insertAtom(poll)
  })
}
