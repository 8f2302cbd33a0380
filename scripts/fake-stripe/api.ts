import { setTimeout as sleep } from 'node:timers/promises'
import type { Books } from '@/scripts/fake-stripe/books'
import { readCheckoutParams } from '@/scripts/fake-stripe/checkout-params'
import { Failure, invalid } from '@/scripts/fake-stripe/failure'
import type { Faults } from '@/scripts/fake-stripe/faults'
import { decodeForm } from '@/scripts/fake-stripe/form'
import { type Answer, createIdempotency } from '@/scripts/fake-stripe/idempotency'

export type ApiCall = {
  method: string
  path: string
  body: string
  headers: Record<string, string | string[] | undefined>
  payPage: string
}

/** `drop`: the work may be done, but no answer reaches the caller. */
export type ApiAnswer =
  | { kind: 'json'; status: number; body: unknown; headers?: Record<string, string> }
  | { kind: 'text'; status: number; body: string }
  | { kind: 'drop' }

/** The `/v1` calls that a shop with hosted payment pages makes. */
export function createApi({ books, faults }: { books: Books; faults: Faults }) {
  const once = createIdempotency()

  return async (call: ApiCall): Promise<ApiAnswer> => {
    const fault = faults.take()
    if (fault?.kind === 'hang') {
      await sleep(fault.seconds * 1000)
    }
    try {
      if (fault?.kind === '429') {
        throw new Failure('rate_limit_error', 'Too many requests', { status: 429 })
      }
      if (fault?.kind === '401') {
        throw new Failure('invalid_request_error', 'Invalid API Key provided', { status: 401 })
      }
      if (fault?.kind === 'html404') {
        return { kind: 'text', status: 404, body: '<html><body>Not here</body></html>' }
      }
      const { isReplayed, ...answer } = await answerOnce(call, fault?.kind === '500')
      if (fault?.kind === 'reset') {
        return { kind: 'drop' }
      }
      if (fault?.kind === 'malformed') {
        return { kind: 'text', status: 200, body: JSON.stringify(answer.body).slice(0, 40) }
      }
      return {
        kind: 'json',
        ...answer,
        ...(isReplayed && { headers: { 'idempotent-replayed': 'true' } }),
      }
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('api_error', String(error))
      return { kind: 'json', status: failure.status, body: failure.body }
    }
  }

  function answerOnce(call: ApiCall, isBroken: boolean) {
    const account = String(call.headers['stripe-account'] ?? '')
    if (!/^Bearer [sr]k_test_\w+$/.test(String(call.headers.authorization ?? ''))) {
      throw new Failure('authentication_error', 'Invalid API key', { status: 401 })
    }
    const key = call.method === 'POST' ? call.headers['idempotency-key'] : undefined
    return once(
      { account, path: call.path, key: key && String(key), params: call.body },
      async () => (isBroken ? broken() : toAnswer(() => answer(call, account))),
    )
  }

  function answer({ method, path, body, payPage }: ApiCall, account: string): unknown {
    const [, resource = '', id = '', action = ''] =
      /^\/v1\/(checkout\/sessions|payment_intents)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    switch (`${method} ${resource}${id && '/id'}${action && `/${action}`}`) {
      case 'POST checkout/sessions':
        return books.create(readCheckoutParams(decodeForm(body)), account, payPage)
      case 'GET checkout/sessions':
        return { object: 'list', url: path, has_more: false, data: books.list(account) }
      case 'GET checkout/sessions/id':
        return books.retrieve(id, account)
      case 'POST checkout/sessions/id/expire':
        return books.expire(id, account)
      case 'GET payment_intents/id':
        return books.intent(id, account)
      default:
        throw new Failure(
          'invalid_request_error',
          `Unrecognized request URL (${method}: ${path}).`,
          { status: 404 },
        )
    }
  }
}

async function toAnswer(run: () => unknown): Promise<Answer> {
  try {
    // A copy: what was answered must not change with the books.
    return { status: 200, body: structuredClone(run()) }
  } catch (error) {
    if (error instanceof Failure) {
      return { status: error.status, body: error.body }
    }
    throw invalid(String(error))
  }
}

function broken(): Answer {
  return new Failure('api_error', 'An error occurred internally', { status: 500 }) satisfies Answer
}
