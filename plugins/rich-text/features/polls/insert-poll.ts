import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { newPoll } from '@/plugins/rich-text/features/polls/poll-node'
import { noteNew } from '@/plugins/rich-text/features/polls/poll-places'
import { $insertAtom } from '@/plugins/rich-text/kit/insert-atom'

/** Puts an empty poll at the caret, which goes into its question. */
export function insertPoll(editor: LexicalEditor): void {
  editor.update(() => {
    const poll = newPoll()
    noteNew(poll.getProps().uid)
    $insertAtom(poll)
  })
}
