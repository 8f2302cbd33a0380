import { AutoLinkNode, LinkNode } from '@lexical/link'
import { getRegisteredNodeOrThrow, type LexicalEditor } from 'lexical'

/** Where Payload's editor says more of a link than Lexical's nodes hold. */
const keys = ['fields', 'id']

/**
 * Carries what another editor says of a link through ours, at its place: Lexical keeps what it does not know
 * as state of the node, and these keys stand beside the others. To be called before a text is read.
 */
export function keepSaid(editor: LexicalEditor): void {
  for (const type of [LinkNode.getType(), AutoLinkNode.getType()]) {
    const { flatKeys } = getRegisteredNodeOrThrow(editor, type).sharedNodeState
    for (const key of keys) {
      flatKeys.add(key)
    }
  }
}
