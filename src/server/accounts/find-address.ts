import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { AddressAnswer } from '@/src/core/contracts/pages/arrival'
import { env } from '@/src/core/env'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { addressesFor, isReservedAddress, isSiteAddress } from '@/src/core/urls/site-address'
import { runSql } from '@/src/server/transaction'

/** Whether the platform keeps it for itself: its own words, and the host that its admin has. */
export function isPlatformAddress(address: string): boolean {
  const { hostname } = new URL(env().adminOrigin)
  return isReservedAddress(address) || hostname.startsWith(`${address}.`)
}

/** Says of an address whether a new site can have it, and of whose it is nothing. */
export async function checkAddress(req: PayloadRequest, typed: string): Promise<AddressAnswer> {
  const address = typed.trim().toLowerCase()
  if (!isSiteAddress(address)) {
    return answer(address, 'invalid')
  }
  if (isPlatformAddress(address)) {
    return answer(address, 'reserved')
  }
  return answer(address, (await takenAmong(req, [address])).has(address) ? 'taken' : 'free')
}

/** The first free address that goes with a name. */
export async function suggestAddress(req: PayloadRequest, name: string): Promise<AddressAnswer> {
  const candidates = addressesFor(name, randomBytes(3).toString('hex')).filter(
    (address) => !isPlatformAddress(address),
  )
  const taken = await takenAmong(req, candidates)
  const free = candidates.find((address) => !taken.has(address)) ?? ''
  return answer(free, free === '' ? 'invalid' : 'free')
}

function answer(address: string, state: AddressAnswer['state']): AddressAnswer {
  return { address, state, message: ownerMessages.arrival.address[state] }
}

async function takenAmong(
  req: PayloadRequest,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const list = sql.join(
    addresses.map((address) => sql`${address}`),
    sql`, `,
  )
  const rows = await runSql(req)<{
    slug: string
  }>`select slug from profiles where slug in (${list})`
  return new Set(rows.map(({ slug }) => slug))
}
