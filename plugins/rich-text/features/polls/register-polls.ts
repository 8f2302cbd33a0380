import {
  $nodesOfType,
  COMMAND_PRIORITY_CRITICAL,
  KEY_ESCAPE_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { $dfs, mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { PollNode } from '@/plugins/rich-text/features/polls/poll-node'
import { newUid } from '@/plugins/rich-text/features/polls/poll-places'
import { hostOf } from '@/plugins/rich-text/kit/host'
import { pickAtom } from '@/plugins/rich-text/kit/picked-atom'

/** Keeps the polls of a text apart, and the keyboard's way out of them. Answers what ends it. */
export function registerPolls(editor: LexicalEditor): () => void {
  return mergeRegister(
    leaveByEscape(editor),
    editor.registerNodeTransform(PollNode, $keepApart),
    editor.registerCommand(
      SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
      ({ nodes }) => $keepApartFromOthers(nodes, hostOf(editor).pollsElsewhere?.()),
      COMMAND_PRIORITY_CRITICAL,
    ),
  )
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

/** The same for what is pasted from another text of the document. What was cut there goes on with its votes. */
function $keepApartFromOthers(
  nodes: readonly LexicalNode[],
  elsewhere: ReadonlySet<string> = new Set(),
): false {
  for (const { node } of nodes.flatMap((each) => $dfs(each))) {
    if (node instanceof PollNode && elsewhere.has(node.getProps().uid)) {
      node.setProps({ uid: newUid() })
    }
  }
  return false
}
