import { messageOf, send } from '@/plugins/visual-editor/editor/save/owner-call'
import { type Finding, findings } from '@/plugins/visual-editor/publish-check/finding'

/** What is wrong with the newest draft of a page: findings, what the server says instead, or nobody to ask. */
export async function askPublishCheck(
  apiPath: string,
  pageId: string,
): Promise<readonly Finding[] | { refused: string } | 'away'> {
  const answer = await send(`${apiPath}/pages/${pageId}/publish-check`, 'GET')
  if (!answer) {
    return 'away'
  }
  const parsed = findings.safeParse(answer.body)
  return parsed.success ? parsed.data.findings : { refused: messageOf(answer.body) }
}
