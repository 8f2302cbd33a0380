import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { AutoLinkNode, LinkNode } from '@payloadcms/richtext-lexical/lexical/link'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { safeUrl } from '@/src/core/urls/safe-url'

/** Whatever way an address came in, only the allowed kinds are kept. Answers what ends it. */
export function keepLinksSafe(editor: LexicalEditor): () => void {
  const check = (link: LinkNode) => {
    const safe = safeUrl(link.getURL())
    if (safe !== link.getURL()) {
      link.setURL(safe)
    }
  }
  return mergeRegister(
    editor.registerNodeTransform(LinkNode, check),
    editor.registerNodeTransform(AutoLinkNode, check),
  )
}
