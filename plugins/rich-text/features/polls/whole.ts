import { mergeRegister } from '@lexical/utils'
import {
  $nodesOfType,
  COMMAND_PRIORITY_CRITICAL,
  KEY_ESCAPE_COMMAND,
  type LexicalEditor,
} from 'lexical'
import { PollNode } from '@/plugins/rich-text/features/polls/poll-node'
import { newUid } from '@/plugins/rich-text/features/polls/poll-uid'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { pickAtom } from '@/plugins/rich-text/kit/picked-atom'

export const wholePolls: RichTextFeature = {
  name: 'whole-polls',
  nodes: [PollNode],
  register: (editor) =>
    mergeRegister(leaveByEscape(editor), editor.registerNodeTransform(PollNode, $keepApart)),
}

/** From a field to the poll, from where it is moved and deleted. */
function leaveByEscape(editor: LexicalEditor): () => void {
  return editor.registerCommand(
    KEY_ESCAPE_COMMAND,
    (event) => {
      const { target } = event
      const poll = target instanceof Element ? target.closest<HTMLElement>('[data-poll]') : null
      if (!poll) {
        return false
      }
      event.preventDefault()
      event.stopPropagation()
      editor.getRootElement()?.focus({ preventScroll: true })
      pickAtom(editor, poll.dataset.poll ?? '')
      return true
    },
    COMMAND_PRIORITY_CRITICAL,
  )
}

/** A copy in the same text is a poll of its own: votes for the one are none for the other. */
function $keepApart(poll: PollNode): void {
  const { uid } = poll.getProps()
  const isCopy = $nodesOfType(PollNode).some(
    (other) => other.getProps().uid === uid && Number(other.getKey()) < Number(poll.getKey()),
  )
  if (isCopy) {
    poll.setProps({ uid: newUid() })
  }
}
