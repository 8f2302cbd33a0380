import type { PayloadRequest } from 'payload'
import type { ListChanges } from '@/src/core/contracts/list-changes'
import { toAppError } from '@/src/server/http/failures'
import { logger } from '@/src/server/logger'
import { withTx } from '@/src/server/transaction'

/** Does the same to several, each in a transaction of its own: what one refuses does not stop the others. */
export async function changeEach(
  req: PayloadRequest,
  own: readonly { id: string; title: string }[],
  change: (id: string) => Promise<void>,
): Promise<ListChanges> {
  const answer: ListChanges = { changed: [], refused: [] }
  for (const { id, title } of own) {
    try {
      await withTx(req, () => change(id))
      answer.changed.push(id)
    } catch (error) {
      const { code, message, errors } = toAppError(error)
      if (code === 'INTERNAL' || code === 'UNAVAILABLE') {
        throw error
      }
      logger.info({ msg: 'One of several was not changed', id, code })
      answer.refused.push({ id, title, message: errors?.[0]?.message ?? message })
    }
  }
  return answer
}
