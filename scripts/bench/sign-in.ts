const owner = { email: 'luna@example.com', password: 'bandstand-demo' }

/** A cookie counts with the page it is from. */
export type Caller = { origin: string; cookie: string }

/** Headers of the artist of the demo. */
export async function signIn(origin: string): Promise<Caller> {
  const response = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(owner),
  })
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (!response.ok || cookies.length === 0) {
    throw new Error(`The artist of the demo could not log in: ${response.status}.`)
  }
  return { origin, cookie: cookies.join('; ') }
}
