import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import { apiKeyMessages } from '@/src/core/messages/api-keys'
import { readBytes } from '@/src/server/http/request-body'
import { runSql } from '@/src/server/transaction'

type Once = {
  keyId: string
  /** Largest body in bytes. */
  maxBytes: number
}

type Kept = { id: string; askedHash: string; status: number | null; answer: string | null }

/**
 * Runs a call once for each `Idempotency-Key`: who calls again gets the first answer. What failed is forgotten, so
 * that it can be tried again; what a crash cut off, after ten minutes.
 *
 * @throws {AppError} `IDEMPOTENCY_MISMATCH` for another call with the same key, `IN_PROGRESS` for the same at once
 */
export async function answerOnce(
  req: PayloadRequest,
  { keyId, maxBytes }: Once,
  run: () => Promise<Response>,
): Promise<Response> {
  const given = req.headers.get('idempotency-key')
  if (given === null) {
    return run()
  }
  if (!/^[\x21-\x7e]{1,200}$/.test(given)) {
    throw new AppError('VALIDATION_FAILED', { message: apiKeyMessages.idempotencyKey })
  }
  const bytes = await readBytes({ headers: req.headers, body: req.body ?? null }, maxBytes)
  Object.defineProperty(req, 'body', { value: new Blob([new Uint8Array(bytes)]).stream() })
  const askedHash = createHash('sha256')
    .update(`${req.method} ${req.pathname}\n`)
    .update(bytes)
    .digest('base64url')
  const [claimed] = await runSql(req)<{ id: string }>`
    insert into api_key_answers (key_id, idempotency_key, asked_hash)
    values (${keyId}, ${given}, ${askedHash})
    on conflict (key_id, idempotency_key) do update
      set created_at = now(), asked_hash = excluded.asked_hash
      where api_key_answers.status is null
        and api_key_answers.created_at < now() - interval '10 minutes'
    returning id`
  if (!claimed) {
    return keptAnswer(req, { keyId, given, askedHash })
  }
  const response = await run()
  if (response.status >= 400) {
    await runSql(req)`delete from api_key_answers where id = ${claimed.id}`
    return response
  }
  const answer = response.status === 204 ? '' : await response.clone().text()
  await runSql(req)`
    update api_key_answers set status = ${response.status}, answer = ${answer}
    where id = ${claimed.id}`
  return response
}

type Asked = { keyId: string; given: string; askedHash: string }

async function keptAnswer(req: PayloadRequest, { keyId, given, askedHash }: Asked) {
  const [kept] = await runSql(req)<Kept>`
    select id, asked_hash as "askedHash", status::int as status, answer from api_key_answers
    where key_id = ${keyId} and idempotency_key = ${given}`
  if (kept && kept.askedHash !== askedHash) {
    throw new AppError('IDEMPOTENCY_MISMATCH', { message: apiKeyMessages.idempotencyReused })
  }
  if (!kept?.status) {
    throw new AppError('IN_PROGRESS', { message: apiKeyMessages.inProgress, retryAfterSeconds: 1 })
  }
  return new Response(kept.answer || null, {
    status: kept.status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Idempotent-Replayed': 'true',
    },
  })
}
