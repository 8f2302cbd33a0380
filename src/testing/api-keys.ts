import type { KeyScope } from '@/src/core/access/key-scopes'
import { rest } from '@/src/testing/rest'

type Site = { profile: { id: string }; owner: { token: string } }

/** A key of a site, made as its owner makes one, and how to call with it. */
export async function createApiKey(
  { profile, owner }: Site,
  scopes: readonly KeyScope[],
  { name = 'A program', until = '' } = {},
) {
  const { json } = await rest<{ id: string; key: string }>(
    'POST',
    `/api/profiles/${profile.id}/api-keys`,
    { token: owner.token, body: { name, scopes, until } },
  )
  const { id, key } = json
  return {
    id,
    key,
    call: <Answer = { code?: string; message?: string }>(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) =>
      rest<Answer>(method, `/api/v1${path}`, {
        body,
        headers: { authorization: `Bearer ${key}`, ...headers },
      }),
  }
}
