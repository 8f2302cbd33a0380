import type { Payload } from 'payload'

/** Does one thing of a round so that its failure does not keep the others waiting; the next round tries again. */
export async function eachAlone(
  payload: Payload,
  id: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    payload.logger.error({ msg: 'Left for the next round', id, err: error })
  }
}
