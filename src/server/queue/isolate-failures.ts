import type { Payload } from 'payload'

/**
 * Does one thing of a round so that its failure does not keep the others waiting; the next round tries again.
 *
 * @param what is logged when it fails, as in “Refund not sent”
 * @returns what came of it, null when it failed
 */
export async function isolateFailure<Outcome>(
  { logger }: Pick<Payload, 'logger'>,
  { what, id }: { what: string; id: string },
  work: () => Promise<Outcome>,
): Promise<Outcome | null> {
  try {
    return await work()
  } catch (error) {
    logger.error({ msg: what, id, err: error })
    return null
  }
}

/**
 * Does a job for each of many alone, one after the other; then the job is tried again for those that failed.
 *
 * @throws {Error} when some failed
 */
export async function isolateFailures<Item>(
  payload: Pick<Payload, 'logger'>,
  items: Iterable<Item>,
  { what, idOf }: { what: string; idOf: (item: Item) => string },
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let failed = 0
  for (const item of items) {
    const isDone = await isolateFailure(payload, { what, id: idOf(item) }, async () => {
      await work(item)
      return true
    })
    failed += isDone ? 0 : 1
  }
  if (failed > 0) {
    throw new Error(`${what}: ${failed}`)
  }
}
