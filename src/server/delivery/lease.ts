import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { limits } from '@/src/core/limits'
import { runSql } from '@/src/server/transaction'

export type Made = { key: string; size: number }

type Statement = ReturnType<typeof sql>

const leaseMs = limits.download.leaseSeconds * 1000

/**
 * Makes one rendition while holding its lease: of any number of runs at the same time one works,
 * and one whose process died gives way a minute later. What was made counts only while the lease holds.
 *
 * @throws whatever `make` throws, after letting the next run have it
 */
export async function makeUnderLease(
  payload: Payload,
  fileId: string,
  make: (signal: AbortSignal) => Promise<Made>,
): Promise<void> {
  const run = async (statement: Statement) => {
    return (await runSql(await createLocalReq({}, payload))`${statement}`).length > 0
  }
  let until = inLease()
  const isClaimed = await run(sql`
    update renditions set state = 'building', lease_until = ${until}, failure = null,
      updated_at = now()
    where id = ${fileId} and
      (state in ('queued', 'failed') or (state = 'building' and lease_until < now()))
    returning id`)
  if (!isClaimed) {
    return
  }

  const lost = new AbortController()
  const renew = async () => {
    const next = inLease()
    const isHeld = await run(sql`
      update renditions set lease_until = ${next}
      where id = ${fileId} and state = 'building' and lease_until = ${until} returning id`).catch(
      () => false,
    )
    if (isHeld) {
      until = next
    } else {
      lost.abort()
    }
  }
  let renewing = Promise.resolve()
  const beat = setInterval(() => {
    renewing = renewing.then(renew)
  }, leaseMs / 3)
  const stopBeating = async () => {
    clearInterval(beat)
    await renewing
  }

  try {
    const { key, size } = await make(lost.signal)
    await stopBeating()
    await run(sql`
      update renditions set state = 'ready', key = ${key}, size = ${size}, lease_until = null,
        updated_at = now()
      where id = ${fileId} and state = 'building' and lease_until = ${until} returning id`)
  } catch (error) {
    await stopBeating()
    await run(sql`
      update renditions set state = 'queued', lease_until = ${inLease()}, updated_at = now()
      where id = ${fileId} and state = 'building' and lease_until = ${until} returning id`)
    throw error
  }
}

const inLease = () => new Date(Date.now() + leaseMs).toISOString()
