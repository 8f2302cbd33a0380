import { createHmac, randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { networkOf } from '@/src/server/http/client-ip'
import { clientIpOf } from '@/src/server/http/request-context'
import { runSql } from '@/src/server/transaction'

/** Of the days that are on somewhere in the world. */
const salts = new Map<string, Promise<Buffer>>()
const saltsAtMost = 5

/**
 * Whose view it is: a hash of site, network and browser with the salt of the day. The address is in it and nowhere
 * else; when the salt is deleted, nobody can tell any more whose hash it was.
 *
 * @param day of the site's own calendar
 */
export async function visitorHash(
  req: PayloadRequest,
  profileId: string,
  day: string,
): Promise<string> {
  const parts = [profileId, networkOf(clientIpOf(req)), req.headers.get('user-agent') ?? '']
  return createHmac('sha256', await saltOf(req, day))
    .update(parts.join('\n'))
    .digest('hex')
}

/** One for all processes: the first that asks makes it. */
function saltOf(req: PayloadRequest, day: string): Promise<Buffer> {
  const known = salts.get(day)
  if (known) {
    return known
  }
  const salt = readSalt(req, day)
  salts.set(day, salt)
  salt.catch(() => salts.delete(day))
  for (const old of [...salts.keys()].sort().slice(0, -saltsAtMost)) {
    salts.delete(old)
  }
  return salt
}

async function readSalt(req: PayloadRequest, day: string): Promise<Buffer> {
  const fresh = randomBytes(32).toString('hex')
  await runSql(req)`
    insert into visit_salts (day, salt) values (${day}, ${fresh}) on conflict (day) do nothing`
  const [row] = await runSql(req)<{ salt: string }>`
    select salt from visit_salts where day = ${day}`
  return Buffer.from(row?.salt ?? fresh, 'hex')
}
