import { type BlockRegistry, nameOf } from '@/plugins/visual-editor/editor/block-registry'
import type { Taken } from '@/plugins/visual-editor/editor/save/part-contract'
import type { SaveState } from '@/plugins/visual-editor/editor/save/save-queue'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { Problem } from '@/src/core/page-document/problem'
import type { PageDocument } from '@/src/core/page-document/schema'

type Page = { document: PageDocument; blocks: BlockRegistry }

/** What of a stored page could not be shown, each thing once and in words that an artist can act on. */
export function problemLabel(problems: readonly Problem[], page: Page): string[] {
  return [...new Set(problems.map((problem) => wordsOf(problem, page)))]
}

function wordsOf({ code, nodeId, prop, message }: Problem, { document, blocks }: Page): string {
  const node = nodeId === undefined ? undefined : document.nodes[nodeId]
  const name = (nodeId !== undefined && node && nameOf(blocks, document, nodeId)) || 'a block'
  const quoted = name === 'a block' ? name : `“${name}”`
  switch (code) {
    case 'UNKNOWN_TYPE':
      return `A block of the kind “${node?.type ?? 'unknown'}” is not installed here.`
    case 'NEWER_VERSION':
      return node ? `${quoted} comes from a newer version of the editor.` : message
    case 'DANGLING_CHILD':
      return `Something that stood on the page or in ${quoted} is missing.`
    case 'CYCLE':
    case 'SHARED_CHILD':
      return `${quoted} stood in more than one place; it is shown once.`
    case 'TOO_DEEP':
      return `${quoted} stood too deep inside other blocks.`
    case 'ORPHAN':
      return 'A block stood nowhere on the page.'
    case 'NO_CHILDREN_ALLOWED':
      return `${quoted} cannot hold other blocks.`
    case 'MISPLACED':
      return `${quoted} stood outside of the blocks it belongs in.`
    case 'SINGLETON':
    case 'LOCKED':
      return 'The page header or the footer was missing or stood elsewhere.'
    case 'ANCHOR_TAKEN':
      return `${quoted} had the name for links of another block; it has none now.`
    case 'BAD_PROPS':
      return `A setting of ${quoted} could not be read${prop ? ` (${prop})` : ''}; it is back to normal.`
    case 'TOO_LARGE':
    case 'TOO_MANY_NODES':
      return 'The page is larger than a page can be.'
    case 'NO_ROOT':
    case 'MALFORMED':
      return node ? `Parts of ${quoted} could not be read.` : 'What is stored here is not a page.'
  }
}

const { editor } = ownerMessages

/** Why what is to be saved is not, in words that say what helps. */
export function saveErrorMessage(state: SaveState): string {
  switch (state.kind) {
    case 'refused':
      return state.message
    case 'held':
      return editor.notSavedHeld
    case 'locked':
      return editor.notSavedLocked
    case 'signed-out':
      return editor.notSavedSignedOut
    case 'conflict':
      return editor.notSavedConflict
    default:
      return editor.notSavedYet
  }
}

/** What to say after taking over what is on the server; '' where it speaks for itself. */
export const conflictLabels: Readonly<Record<Taken, string>> = {
  taken: '',
  unread: 'What is saved could not be read. Please try again.',
  'no-room': 'This browser has no room to keep your changes, so nothing was put in their place.',
}
