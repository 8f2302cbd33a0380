import { ask } from '@/src/admin/ask'

/**
 * One call with the signed-in owner's session.
 *
 * @returns what went wrong, in words for the artist; empty when it worked
 */
export async function send(url: string, body: unknown = {}): Promise<string> {
  const { problem = '' } = await ask(url, { method: 'POST', body })
  return problem
}
