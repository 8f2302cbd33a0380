import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import type { JSX } from 'react'
import { PollEditor } from '@/plugins/rich-text/features/polls/poll-editor'
import { newOption, newUid } from '@/plugins/rich-text/features/polls/poll-places'
import { type AtomDress, AtomNode, type StoredAtom } from '@/plugins/rich-text/kit/atom-node'
import { limits } from '@/src/core/limits'
import styles from '@/src/rich-text/nodes/poll/poll.module.css'
import { type PollNode as Poll, poll } from '@/src/rich-text/nodes/poll/schema'

export type PollProps = Omit<Poll, 'type'>

/** A question with its answers. The votes are not in the text. */
export class PollNode extends AtomNode<PollProps> {
  override $config() {
    return this.config('poll', {})
  }

  override read(stored: StoredAtom<PollProps>): PollProps {
    return poll.parse(stored)
  }

  override isInline(): boolean {
    return false
  }

  override getTextContent(): string {
    const { question, options } = this.getProps()
    return [question, ...options.map(({ text }) => text)].join('\n')
  }

  override dress(): AtomDress {
    return { className: String(styles.place) }
  }

  override decorate(editor: LexicalEditor): JSX.Element {
    return <PollEditor editor={editor} nodeKey={this.getKey()} poll={this.getProps()} />
  }
}

/** Nothing asked yet, and room for two answers. */
export function newPoll(): PollNode {
  const options = Array.from({ length: limits.poll.optionsMin }, newOption)
  return new PollNode({ version: 1, uid: newUid(), question: '', options })
}
