import {
  $getNodeByKey,
  $setSelection,
  HISTORY_MERGE_TAG,
  type LexicalEditor,
  type NodeKey,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import { newOption } from '@/plugins/rich-text/features/polls/poll-places'
import { $isAtomNode } from '@/plugins/rich-text/kit/atom-node'
import { limits } from '@/src/core/limits'
import type { TextPoll } from '@/src/core/polls/text-polls'

type Change = (poll: TextPoll) => Partial<TextPoll>

const quickMs = 1000
let last = { field: '', at: 0 }

/**
 * Changes a poll. Typing in one field without a pause is undone as one.
 *
 * @param field what is typed in; null for a change that stands for itself
 */
export function changePoll(
  editor: LexicalEditor,
  key: NodeKey,
  field: string | null,
  change: Change,
): void {
  const now = Date.now()
  const goesOn = field !== null && last.field === `${key} ${field}` && now - last.at < quickMs
  last = { field: field === null ? '' : `${key} ${field}`, at: now }
  editor.update(
    () => {
      const node = $getNodeByKey(key)
      if ($isAtomNode(node)) {
        node.setProps(change(node.getProps() as TextPoll))
      }
    },
    { tag: goesOn ? [SKIP_DOM_SELECTION_TAG, HISTORY_MERGE_TAG] : SKIP_DOM_SELECTION_TAG },
  )
}

/** Keys that are typed in a field are no business of the words around it. */
export function leaveWords(editor: LexicalEditor): void {
  editor.update(() => $setSelection(null), { tag: SKIP_DOM_SELECTION_TAG })
}

export const setQuestion =
  (question: string): Change =>
  () => ({ question: oneLine(question, limits.poll.questionMax) })

export const setOption =
  (uid: string, text: string): Change =>
  ({ options }) => ({
    options: options.map((option) =>
      option.uid === uid ? { uid, text: oneLine(text, limits.poll.optionMax) } : option,
    ),
  })

/** At the end; nothing when there are enough. */
export const addOption: Change = ({ options }) =>
  options.length < limits.poll.optionsMax ? { options: [...options, newOption()] } : {}

export const removeOption =
  (uid: string): Change =>
  ({ options }) =>
    options.length <= limits.poll.optionsMin
      ? {}
      : { options: options.filter((option) => option.uid !== uid) }

export const moveOption =
  (uid: string, step: -1 | 1): Change =>
  ({ options }) => {
    const from = options.findIndex((option) => option.uid === uid)
    const [option] = options.slice(from, from + 1)
    const isPossible = from + step >= 0 && from + step < options.length
    return option && isPossible
      ? { options: options.toSpliced(from, 1).toSpliced(from + step, 0, option) }
      : {}
  }

const oneLine = (text: string, longest: number) => text.replace(/\s+/g, ' ').slice(0, longest)
