import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'

/** Where Payload's editor says more of a link than Lexical's nodes hold. */
const keys = ['fields', 'id']

/**
 * Carries what Payload's editor says of a link through ours, at its place: Lexical keeps what it does not know
 * as state of the node, and these keys stand beside the others. To be called before a text is read.
 */
export function keepLinkFields(editor: LexicalEditor): void {
  for (const type of ['link', 'autolink']) {
    for (const key of keys) {
      editor._nodes.get(type)?.sharedNodeState.flatKeys.add(key)
    }
  }
}
