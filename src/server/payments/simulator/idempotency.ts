import { Failure, invalid } from '@/src/server/payments/simulator/failure'

export type Answer = { status: number; body: unknown }

type Known = { params: string; answer: Answer | null }

/** By account, path and key. */
export type KnownAnswers = Map<string, Known>

/**
 * Stripe's rule for `Idempotency-Key`, per account and path: the first answer is kept, errors of the
 * server and of cards included, and given again; other parameters are an error; so is a call that is still running.
 */
export function createIdempotency(known: KnownAnswers = new Map()) {
  return async (
    call: { account: string; path: string; key: string | undefined; params: string },
    run: () => Promise<Answer>,
  ): Promise<Answer & { isReplayed: boolean }> => {
    if (!call.key) {
      return { ...(await run()), isReplayed: false }
    }
    const name = JSON.stringify([call.account, call.path, call.key])
    const earlier = known.get(name)
    if (earlier) {
      return { ...repeat(earlier, call), isReplayed: true }
    }
    const entry: Known = { params: call.params, answer: null }
    known.set(name, entry)
    entry.answer = await run()
    // What fails validation never began to run, so its key stays free; a card that is declined is an answer.
    if (entry.answer.status >= 400 && entry.answer.status < 500 && entry.answer.status !== 402) {
      known.delete(name)
    }
    return { ...entry.answer, isReplayed: false }
  }
}

function repeat(
  { params, answer }: Known,
  call: { key: string | undefined; params: string },
): Answer {
  if (params !== call.params) {
    throw new Failure(
      'idempotency_error',
      `Keys for idempotent requests can only be used with the same parameters they were first used with: ${call.key}`,
    )
  }
  if (!answer) {
    throw new Failure('invalid_request_error', 'A request with this key is still running', {
      status: 409,
      code: 'idempotency_key_in_use',
    })
  }
  return answer
}

/** What a call leads to, as it is answered. */
export async function toAnswer(run: () => unknown): Promise<Answer> {
  try {
    // A copy: what was answered must not change with the books.
    return { status: 200, body: structuredClone(run()) }
  } catch (error) {
    const failure = error instanceof Failure ? error : invalid(String(error))
    return { status: failure.status, body: failure.body }
  }
}
