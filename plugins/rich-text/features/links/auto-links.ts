import { $isCodeNode } from '@lexical/code-core'
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import {
  autoLinkEmailMatcher,
  autoLinkUrlMatcher,
  type LinkMatcher,
  registerAutoLink,
} from '@payloadcms/richtext-lexical/lexical/link'
import { readAddress } from '@/plugins/rich-text/features/links/link-address'
import { $linkWords } from '@/plugins/rich-text/features/links/link-options'

const matchers: LinkMatcher[] = [autoLinkUrlMatcher, autoLinkEmailMatcher]

/** Addresses become links as they are typed or pasted; pasted onto words they link them. Answers what ends it. */
export function registerAutoLinks(editor: LexicalEditor): () => void {
  // To register looks through all that stands there already, which stays as it was written.
  let isOpening = editor.read(() => $getRoot().getTextContent() !== '')
  return mergeRegister(
    registerAutoLink(editor, {
      matchers,
      changeHandlers: [],
      excludeParents: [() => isOpening, $isCodeNode],
    }),
    editor.registerUpdateListener(() => {
      isOpening = false
    }),
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const selection = $getSelection()
        const data = 'clipboardData' in event ? event.clipboardData : null
        const address = data && addressOf(data.getData('text/plain'))
        if (!address || !$isRangeSelection(selection) || selection.isCollapsed()) {
          return false
        }
        event.preventDefault()
        $linkWords(address, { rel: null })
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
  )
}

/** The address that a pasted text is, as a whole; null when it is more than that, or none. */
function addressOf(text: string): string | null {
  const words = text.trim()
  const isAddress = matchers.some((match) => match(words)?.length === words.length)
  const address = isAddress ? readAddress(words) : null
  return address === 'about:blank' ? null : address
}
