'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { ChartBarBig } from 'lucide-react'
import { insertPoll } from '@/plugins/rich-text/features/polls/insert-poll'
import { PollNode } from '@/plugins/rich-text/features/polls/poll-node'
import { registerPolls } from '@/plugins/rich-text/features/polls/register-polls'
import { behaviour, menus } from '@/plugins/rich-text/kit/feature'

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
