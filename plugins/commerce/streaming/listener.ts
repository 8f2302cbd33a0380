import { createHmac, randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { networkOf } from '@/src/server/http/client-ip'
import { isBelowLimit } from '@/src/server/http/rate-limit'
import { isSameSignature, signatureOf } from '@/src/server/signature'

const purpose = 'listener'

/** Whose plays are counted, and what their browser has to keep to be known again. */
type Listener = {
  /** Names nobody, and is another one for each track: what somebody hears cannot be put together. */
  name: string
  /** Set for a browser that came without one that we made. */
  newToken?: string
}

type Wanted = {
  profileId: string
  trackId: string
  account: { id: string } | null
  token: string | undefined
  clientIp: string
}

/**
 * Who listens: the account, else the browser by a token that we signed, because what callers choose
 * themselves they choose again. An address gets a few tokens a day; beyond that anyone who comes from it without
 * one shares the plays of one listener until the next day.
 */
export async function listenerOf(req: PayloadRequest, wanted: Wanted): Promise<Listener> {
  const { profileId, account, token = '', clientIp } = wanted
  if (account) {
    return { name: nameOf(req, wanted, `account ${account.id}`) }
  }
  const id = idOf(profileId, token)
  if (id) {
    return { name: nameOf(req, wanted, `browser ${id}`) }
  }
  const { payload } = req
  if (await isBelowLimit({ payload, limit: 'newListener', by: [profileId, clientIp] })) {
    const fresh = randomBytes(16).toString('base64url')
    return {
      name: nameOf(req, wanted, `browser ${fresh}`),
      newToken: `${fresh}.${signatureOf(purpose, [profileId, fresh])}`,
    }
  }
  const day = new Date().toISOString().slice(0, 10)
  return { name: nameOf(req, wanted, `address ${networkOf(clientIp)} ${day}`) }
}

/** Null for what we did not make, or made for another site. */
function idOf(profileId: string, token: string): string | null {
  const [id = '', signature = ''] = token.split('.')
  return isSameSignature(signature, signatureOf(purpose, [profileId, id])) ? id : null
}

function nameOf({ payload }: PayloadRequest, { trackId }: Wanted, who: string): string {
  return createHmac('sha256', payload.secret)
    .update(`listener ${trackId} ${who}`)
    .digest('hex')
    .slice(0, 32)
}
