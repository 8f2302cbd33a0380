import type { BrowserContext } from '@playwright/test'
import { askJson } from '@/site/e2e/http-request'
import { demoOrigin } from '@/site/e2e/places'
import { authCookie } from '@/src/core/auth-cookie'

const tokens = new Map<string, Promise<string>>()

/**
 * A token of somebody who works for the demo. Stories share it, for a login keeps a machine busy for as
 * long as many a story; one that was ended meanwhile is replaced.
 */
export async function ownerToken(email = 'luna@example.com'): Promise<string> {
  const known = await tokens.get(email)
  if (known && (await isAlive(known))) {
    return known
  }
  const token = logIn(email)
  tokens.set(email, token)
  return token
}

/** For calls with a browser's cookies: the admin takes them only from its own origin, which browsers name by themselves. */
export const fromAdmin = { origin: demoOrigin }

/** Headers for calls in the name of such a person. */
export async function ownerHeaders(email?: string): Promise<{ authorization: string }> {
  return { authorization: `JWT ${await ownerToken(email)}` }
}

/** Lets a browser in as the artist, like a login at the admin. */
export async function signInOwner(context: BrowserContext, email?: string): Promise<void> {
  await context.addCookies([
    {
      name: authCookie,
      value: await ownerToken(email),
      url: demoOrigin,
      httpOnly: true,
      sameSite: 'Lax',
    },
  ])
}

async function logIn(email: string): Promise<string> {
  const body = { email, password: 'bandstand-demo' }
  const { token } = await askJson<{ token: string }>(`${demoOrigin}/api/users/login`, {
    method: 'POST',
    body,
  })
  return token
}

async function isAlive(token: string): Promise<boolean> {
  const { user } = await askJson<{ user: unknown }>(`${demoOrigin}/api/users/me`, {
    headers: { authorization: `JWT ${token}` },
  })
  return user !== null
}
