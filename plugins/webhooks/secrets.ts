import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { openText, sealText } from '@/src/server/sealed-text'

const purpose = 'webhook-secret'

/** A secret as the Standard Webhooks scheme has it, of 192 random bits. */
export const newSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`

export const sealSecret = (secret: string): string => sealText(purpose, secret)

/** What is signed: the id of the event, the time of this try, and the body. */
type Message = { id: string; at: Date; body: string }

/**
 * The headers of the Standard Webhooks scheme. With several secrets the body is signed by each.
 *
 * @param sealed as {@link sealSecret} keeps them
 * @throws {Error} when the secret of the installation is another one by now
 */
export function signedHeaders(
  sealed: readonly string[],
  { id, at, body }: Message,
): Record<string, string> {
  const signatures = sealed.map((one) => new Webhook(openText(purpose, one)).sign(id, at, body))
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}
