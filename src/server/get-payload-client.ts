import { getPayload, type Payload } from 'payload'
import { servedPort } from '@/src/server/runtime/listen'

// Pages and the API of Next's bundle each load their own copy of this module; they share this.
const shared = globalThis as typeof globalThis & { [key: symbol]: Payload | undefined }
const key = Symbol.for('bandstand.payload')

/** While developing: what pages work with, too. */
export function sharePayload(payload: Payload): void {
  shared[key] = payload
}

/**
 * Payload of this process, started on first use. The config is loaded only then, because it knows
 * every layer, this one included. While developing, only the API and the admin load it: three quarters of what is
 * compiled for a page, and evaluated anew with each change, would be the config.
 */
export async function getPayloadClient(): Promise<Payload> {
  if (process.env.NODE_ENV === 'development' && process.env.NEXT_RUNTIME === 'nodejs') {
    return shared[key] ?? startedByApi()
  } else {
    const { default: config } = await import('@payload-config')
    return getPayload({ config })
  }
}

async function startedByApi(): Promise<Payload> {
  await fetch(`http://127.0.0.1:${servedPort()}/api/ready`)
  const payload = shared[key]
  if (!payload) {
    throw new Error('The API did not start: its answer to /api/ready says why')
  }
  return payload
}
