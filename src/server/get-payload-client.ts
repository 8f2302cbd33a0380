import { getPayload, type Payload } from 'payload'

/**
 * Payload of this process, started on first use. The config is loaded only then, because it knows
 * every layer, this one included.
 */
export async function getPayloadClient(): Promise<Payload> {
  const { default: config } = await import('@payload-config')
  return getPayload({ config })
}
