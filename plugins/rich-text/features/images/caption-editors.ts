import type { LexicalEditor, NodeKey } from '@payloadcms/richtext-lexical/lexical'

const open = new WeakMap<LexicalEditor, Map<NodeKey, LexicalEditor>>()

/** The editors of captions that are on the page, by the key of their picture. */
export const captionEditors = {
  /** @returns forgets it again */
  add(parent: LexicalEditor, key: NodeKey, nested: LexicalEditor): () => void {
    const ofParent = open.get(parent) ?? new Map<NodeKey, LexicalEditor>()
    open.set(parent, ofParent.set(key, nested))
    return () => {
      ofParent.delete(key)
    }
  },
  of: (parent: LexicalEditor, key: NodeKey): LexicalEditor | undefined =>
    open.get(parent)?.get(key),
}
