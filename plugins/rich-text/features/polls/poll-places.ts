import {
  $createParagraphNode,
  $getNodeByKey,
  type LexicalEditor,
  type NodeKey,
} from '@payloadcms/richtext-lexical/lexical'
import { nanoid } from 'nanoid'
import { focusWords } from '@/plugins/rich-text/kit/focus-words'
import type { TextPollOption } from '@/src/core/polls/text-polls'

let justInserted: string | null = null

/** The next poll of this uid that is drawn takes the keyboard. */
export function noteNew(uid: string): void {
  justInserted = uid
}

export function takeNew(uid: string): boolean {
  const isNew = justInserted === uid
  justInserted = isNew ? null : justInserted
  return isNew
}

/** Takes it away; the caret goes to where it stood. */
export function removeAtom(editor: LexicalEditor, key: NodeKey): void {
  editor.update(() => {
    const node = $getNodeByKey(key)
    const next = node?.getNextSibling() ?? node?.getPreviousSibling()
    if (next) {
      next.selectStart()
      node?.remove()
    } else {
      node?.replace($createParagraphNode()).selectStart()
    }
  })
  focusWords(editor)
}

/** Names a poll in its document, or an answer in its poll, for as long as it is there. */
export const newUid = (): string => nanoid(12)

export const newOption = (): TextPollOption => ({ uid: newUid(), text: '' })
