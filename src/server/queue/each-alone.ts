import type { Payload } from 'payload'

/**
 * Does one thing of a round so that its failure does not keep the others waiting; the next round tries again.
 *
 * @param what is logged when it fails, as in “Refund not sent”
 * @returns what came of it, null when it failed
 */
export async function eachAlone<Outcome>(
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
