import type { ErrorBody } from '@/src/core/errors'
import { errorsMessages } from '@/src/core/messages/errors'

type Joining = { email: string; emailListId: string; profileId: string }

/**
 * Puts an address on a list.
 *
 * @returns what to tell the visitor, or null when all went well
 */
export async function joinList({ email, ...ids }: Joining): Promise<string | null> {
  try {
    const response = await fetch('/api/public/email-lists/join', {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: email.toLowerCase(), ...ids }),
    })
    return response.ok ? null : messageOf(await response.json())
  } catch {
    return errorsMessages.fallback
  }
}

/** What is wrong with the address says more than that something is wrong. */
function messageOf(answer: Partial<ErrorBody> | null): string {
  const problem = answer?.errors?.find(({ field }) => field === 'email')
  return problem?.message || answer?.message || errorsMessages.fallback
}
