import { $insertNodes } from '@payloadcms/richtext-lexical/lexical'
import type { AtomNode } from '@/plugins/rich-text/kit/atom-node'
import { $insertBlock } from '@/plugins/rich-text/kit/insert-block'
import { $pick } from '@/plugins/rich-text/kit/picked-atom'

/** Puts it at the caret, or at the end where there is none, and picks it. */
export function $insertAtom(atom: AtomNode<object>): void {
  if (atom.isInline()) {
    $insertNodes([atom])
  } else {
    $insertBlock(atom)
  }
  $pick(atom)
}
