import { send } from '@/plugins/visual-editor/editor/save/calls/owner-call'
import { type LockAnswer, lockAnswer } from '@/src/core/contracts/pages/page-calls'
import { randomUuid } from '@/src/core/uuid'

export type LockCalls = ReturnType<typeof createLockCalls>

/**
 * Keeping a document to oneself while it is edited. None of the calls throws.
 *
 * @param url of the lock
 */
export function createLockCalls(url: string) {
  let last: Promise<unknown> = Promise.resolve()
  const windowId = randomUuid()

  /** One after the other, so that letting go never overtakes taking hold. */
  const inTurn = <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.then(call)
    last = turn
    return turn
  }

  const letGo = async (): Promise<void> => {
    const options = { method: 'DELETE', credentials: 'include', keepalive: true } as const
    await fetch(`${url}?windowId=${windowId}`, options).catch(() => undefined)
  }

  return {
    /** Answers who else has it, and whether this person has it twice; undefined when nobody could be asked. */
    lock: (takesOver = false) =>
      inTurn(async (): Promise<LockAnswer | undefined> => {
        const answer = await send(url, 'POST', { takesOver, windowId })
        const parsed = lockAnswer.safeParse(answer?.body)
        return answer?.status === 200 && parsed.success ? parsed.data : undefined
      }),

    /** Lets others edit once no window of this person is left, after what was asked before. */
    unlock: () => inTurn(letGo),

    /** As {@link unlock}, for a window that closes: nothing waits any more then. */
    unlockNow: letGo,
  }
}
