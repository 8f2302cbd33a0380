import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
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
import { hideSecret } from '@/plugins/webhooks/sending/hide-secret'
import { messageTo } from '@/plugins/webhooks/sending/message'
import { noteOutcome } from '@/plugins/webhooks/sending/note-outcome'
import type { Attempt } from '@/src/core/contracts/webhooks/endpoints'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

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

async function send(endpoint: Claimed, delivery: DueDelivery, ask: AskReceiver): Promise<Attempt> {
  const at = new Date()
  const made = (outcome: Omit<Attempt, 'at' | 'ms'>): Attempt => ({
    ...{ at: at.toISOString(), ms: Date.now() - at.getTime() },
    ...outcome,
  })
  const message = await messageTo(endpoint, delivery, at)
  if (!message) {
    const { secret: problem } = ownerMessages.webhooks.problems
    return made({ status: null, answer: '', problem })
  }
  const { url, body, headers, isEntered, hides, refusalIn, mostBytes } = message
  try {
    const asked = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      ...headers,
    }
    const { status, text } = await ask(url, { body, headers: asked, mostBytes }, isEntered)
    // JSON in the database has no zero characters.
    const clean = text.replaceAll('\0', '').toWellFormed()
    const answer = cut(hides ? hideSecret(clean, hides) : clean)
    const problem = refusalIn?.(clean, status) || problemWith({ status })
    return made({ status, answer, problem })
  } catch (error) {
    return made({ status: null, answer: '', problem: whyUnanswered(error) })
  }
}

/** After secrets were taken out: the beginning of one could not be told any more. */
const cut = (answer: string): string =>
  Buffer.from(answer).subarray(0, studioLimits.webhooks.answerBytes).toString()
