import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { signedHeaders } from '@/plugins/webhooks/secrets'
import {
  type AskReceiver,
  askReceiver,
  problemWith,
  whyUnanswered,
} from '@/plugins/webhooks/sending/ask-receiver'
import {
  type Claimed,
  claimEndpoint,
  type DueDelivery,
  releaseEndpoint,
  serveSeconds,
  takeDelivery,
} from '@/plugins/webhooks/sending/claim'
import { noteOutcome } from '@/plugins/webhooks/sending/note-outcome'
import { webhookBodyOf } from '@/plugins/webhooks/webhook-body'
import type { Attempt } from '@/src/core/contracts/webhooks/endpoints'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** Webhooks that are served at the same time. */
const atOnce = 8
/** After this no other webhook is begun with; the next round goes on. */
const roundSeconds = 20

/**
 * Sends what is due, each webhook by one sender at a time: a receiver that hangs holds up only what is its own.
 * Several processes may do it at the same time.
 */
export async function sendDueWebhooks(
  payload: Payload,
  { ask = askReceiver() }: { ask?: AskReceiver } = {},
): Promise<void> {
  const until = Date.now() + roundSeconds * 1000
  const senders = Array.from({ length: atOnce }, async () => {
    const req = await createLocalReq({}, payload)
    while (Date.now() < until) {
      const endpoint = await claimEndpoint(req)
      if (!endpoint) {
        return
      }
      await serve(req, endpoint, ask)
      await releaseEndpoint(req, endpoint)
    }
  })
  await Promise.all(senders)
}

async function serve(req: PayloadRequest, endpoint: Claimed, ask: AskReceiver): Promise<void> {
  const until = Date.now() + serveSeconds * 1000
  let isAccepted = true
  while (isAccepted && Date.now() < until) {
    const delivery = await takeDelivery(req, endpoint)
    if (!delivery) {
      return
    }
    const attempt = await send(endpoint, delivery, ask)
    await noteOutcome(req, endpoint, delivery, attempt)
    isAccepted = attempt.problem === ''
  }
}

async function send(
  { url, secrets }: Claimed,
  delivery: DueDelivery,
  ask: AskReceiver,
): Promise<Attempt> {
  const at = new Date()
  const body = webhookBodyOf(delivery)
  const made = (outcome: Omit<Attempt, 'at' | 'ms'>): Attempt => ({
    ...{ at: at.toISOString(), ms: Date.now() - at.getTime() },
    ...outcome,
  })
  const signed = signOrNull(secrets, { id: delivery.event, at, body })
  if (!signed) {
    const { secret: problem } = ownerMessages.webhooks.problems
    return made({ status: null, answer: '', problem })
  }
  try {
    const headers = {
      ...{ 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
      ...signed,
    }
    const { status, text } = await ask(url, { body, headers })
    // JSON in the database has no zero characters.
    const answer = text.replaceAll('\0', '').toWellFormed()
    return made({ status, answer, problem: problemWith({ status }) })
  } catch (error) {
    return made({ status: null, answer: '', problem: whyUnanswered(error) })
  }
}

function signOrNull(...given: Parameters<typeof signedHeaders>): Record<string, string> | null {
  try {
    return signedHeaders(...given)
  } catch {
    return null
  }
}
