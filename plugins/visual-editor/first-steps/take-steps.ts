import { messageOf, readPath, send } from '@/plugins/visual-editor/editor/save/owner-call'
import type { FirstStepsBody } from '@/src/core/contracts/first-steps'

/** Sets the site up. Answers the page to go on with, or why it was refused. */
export async function takeSteps(
  apiPath: string,
  profileId: string,
  answers: FirstStepsBody,
): Promise<{ homeId: string | null } | { message: string }> {
  const answer = await send(`${apiPath}/profiles/${profileId}/first-steps`, 'POST', answers)
  if (answer?.status !== 200) {
    return {
      message: answer ? messageOf(answer.body) : 'The server cannot be reached. Please try again.',
    }
  }
  const homeId = readPath(answer.body, ['homeId'])
  return { homeId: typeof homeId === 'string' ? homeId : null }
}
