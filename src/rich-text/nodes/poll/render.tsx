import { postsMessages } from '@/src/core/messages/posts'
import { canBeVotedIn, writtenOptions } from '@/src/core/polls/text-polls'
import type { NodeRender } from '@/src/rich-text/node-kit'
import styles from '@/src/rich-text/nodes/poll/poll.module.css'
import type { PollNode } from '@/src/rich-text/nodes/poll/schema'
import { buttonClass } from '@/src/ui/button/button'
import { PollForm } from '@/src/ui/poll/poll-form'

/** As its surroundings let people vote in it; where they do not, a picture of it. */
export const Poll: NodeRender<PollNode> = ({ node, polls }) => {
  const poll = { uid: node.uid, question: node.question, options: writtenOptions(node) }
  if (polls) {
    return canBeVotedIn(poll) ? (
      <div className={styles.place}>
        <polls.Poll documentId={polls.documentId} poll={poll} />
      </div>
    ) : null
  }
  return (
    <div className={styles.place} inert>
      <PollForm
        name={`poll-${poll.uid}`}
        question={poll.question}
        options={poll.options.map(({ uid, text }) => ({ id: uid, text, percent: null }))}
        choice={null}
        foot={
          <>
            <p />
            <button type="button" className={buttonClass()} disabled>
              {postsMessages.vote}
            </button>
          </>
        }
      />
    </div>
  )
}
