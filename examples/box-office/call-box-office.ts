import { z } from 'zod'
import { PaymentProviderError } from '@/plugins/_kit/server'

/** What the environment says of the service; without a key there is none. */
export const settingsOf = (given: NodeJS.ProcessEnv | Record<string, string | undefined>) => ({
  url: given.BOX_OFFICE_URL ?? 'https://box-office.example.com',
  key: given.BOX_OFFICE_KEY ?? '',
  secret: given.BOX_OFFICE_SECRET ?? '',
})

export type Settings = ReturnType<typeof settingsOf>

/**
 * Asks the service, or tells it something.
 *
 * @throws {PaymentProviderError} `unavailable` when it may work later, `refused` when it never will
 */
export async function callBoxOffice<Schema extends z.ZodType>(
  { url, key }: Settings,
  path: string,
  { answer, body }: { answer: Schema; body?: unknown },
): Promise<z.output<Schema>> {
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  }).catch((cause: unknown) => {
    throw new PaymentProviderError('unavailable', 'Box Office does not answer', { cause })
  })
  const parsed = answer.safeParse(await response.json().catch(() => null))
  if (response.ok && parsed.success) {
    return parsed.data
  }
  const isRefused = response.status >= 400 && response.status < 500
  throw new PaymentProviderError(
    isRefused ? 'refused' : 'unavailable',
    `Box Office answered ${response.status} for ${path}`,
  )
}

export const anyAnswer = z.unknown()
