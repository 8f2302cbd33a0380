import { setTimeout as sleep } from 'node:timers/promises'
import type { Deliveries } from '@/scripts/fake-stripe/deliveries'
import type { Faults } from '@/scripts/fake-stripe/faults'
import type { World } from '@/src/server/payments/simulator/books/world'
import { Failure, invalid } from '@/src/server/payments/simulator/failure'
import { decodeForm } from '@/src/server/payments/simulator/form'
import {
  type Answer,
  createIdempotency,
  toAnswer,
} from '@/src/server/payments/simulator/idempotency'
import { requireConnected } from '@/src/server/payments/simulator/objects/account'
import type { PageUrl } from '@/src/server/payments/simulator/objects/session'
import { answerCall } from '@/src/server/payments/simulator/routes'

export type ApiCall = {
  method: string
  path: string
  query: string
  body: string
  headers: Record<string, string | string[] | undefined>
  /** Where this fake is reached. */
  url: string
}

/** `drop`: the work may be done, but no answer reaches the caller. */
export type ApiAnswer =
  | { kind: 'json'; status: number; body: unknown; headers?: Record<string, string> }
  | { kind: 'text'; status: number; body: string }
  | { kind: 'drop' }

type Parts = { world: World; deliveries: Deliveries; faults: Faults }

/** Authentication, faults, idempotency and errors around the calls of `routes.ts`. */
export function createApi({ world, deliveries, faults }: Parts) {
  const once = createIdempotency()

  return async (call: ApiCall): Promise<ApiAnswer> => {
    const fault = faults.take()
    await sleep(faults.latencyMs + (fault?.kind === 'hang' ? fault.seconds * 1000 : 0))
    try {
      if (fault?.kind === '429') {
        throw new Failure('rate_limit_error', 'Too many requests', { status: 429 })
      }
      if (fault?.kind === '401') {
        throw new Failure('invalid_request_error', 'Invalid API Key provided', { status: 401 })
      }
      if (fault?.kind === '400') {
        throw invalid('This cannot be done')
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
    const account = accountOf(call)
    const key = call.method === 'POST' ? call.headers['idempotency-key'] : undefined
    return once(
      { account, path: call.path, key: key && String(key), params: call.body },
      async () => (isBroken ? broken() : toAnswer(() => answer(call, account))),
    )
  }

  function accountOf({ headers }: ApiCall): string {
    if (!/^Bearer [sr]k_test_\w+$/.test(String(headers.authorization ?? ''))) {
      throw new Failure('authentication_error', 'Invalid API key', { status: 401 })
    }
    const account = String(headers['stripe-account'] ?? '')
    if (account) {
      requireConnected(world, account)
    }
    return account
  }

  function answer({ method, path, query, body, url }: ApiCall, account: string): unknown {
    const form = decodeForm(method === 'GET' ? query : body)
    const pageUrl: PageUrl = (kind, id) => `${url}/${kind}/${id}`
    return answerCall({ world, events: deliveries, method, path, form, account, pageUrl })
  }
}

function broken(): Answer {
  return new Failure('api_error', 'An error occurred internally', { status: 500 }) satisfies Answer
}
