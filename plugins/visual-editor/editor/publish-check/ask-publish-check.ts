import { messageOf, send } from '@/plugins/visual-editor/editor/save/calls/owner-call'
import {
  type CheckedTheme,
  type Finding,
  findings,
} from '@/plugins/visual-editor/publish-check/subject'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** What is wrong with the newest draft of a page: findings, or why it could not be looked at. */
export async function askPublishCheck(
  apiPath: string,
  pageId: string,
  theme: CheckedTheme = 'draft',
): Promise<readonly Finding[] | { refused: string }> {
  const query = theme === 'live' ? '?theme=live' : ''
  const answer = await send(`${apiPath}/pages/${pageId}/publish-check${query}`, 'GET')
  if (!answer) {
    return { refused: ownerMessages.editor.notLookedAt }
  }
  const parsed = findings.safeParse(answer.body)
  return parsed.success ? parsed.data.findings : { refused: messageOf(answer.body) }
}
