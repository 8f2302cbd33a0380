import type { PayloadRequest } from 'payload'
import { forgetLeft } from '@/src/server/audience/left-emails'
import { reachAgain } from '@/src/server/audience/unreachable'
import type { Address } from '@/src/server/mail/still-wanted'

/** By their own word: what was known against writing to an address is forgotten. */
export async function comeBack(req: PayloadRequest, address: Address): Promise<void> {
  await forgetLeft(req, address)
  await reachAgain(req, address)
}
