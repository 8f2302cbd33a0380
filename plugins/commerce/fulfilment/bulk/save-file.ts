import type { ErrorBody } from '@/src/core/errors'
import { errorsMessages } from '@/src/core/messages/errors'

/**
 * Asks for a file by a call with a body, which a link has not, and saves it.
 *
 * @returns why there is none, in words for the artist; empty when it is saved
 */
export async function saveFile(url: string, body: unknown, name: string): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) {
      const failure = (await response.json()) as ErrorBody
      return failure.errors?.[0]?.message ?? failure.message
    }
    const href = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = href
    link.download = name
    link.click()
    // The browser has read it by then.
    setTimeout(() => URL.revokeObjectURL(href), 60_000)
    return ''
  } catch {
    return errorsMessages.unknown
  }
}
