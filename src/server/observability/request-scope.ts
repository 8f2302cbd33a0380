import { AsyncLocalStorage } from 'node:async_hooks'
import { nanoid } from 'nanoid'
import { routeOf } from '@/src/server/observability/route'

export type ActorKind = 'visitor' | 'account' | 'owner' | 'platform-admin' | 'api-key' | 'system'

/** What a process is under way with: a request, a job or a round. Whatever is learned of it is noted here. */
export type Scope = {
  /** The id that answers, errors, log lines and traces of the request share; of a job its own. */
  requestId: string
  /** As it was asked for; only its route is told to anyone. */
  url?: string
  /** The route of what has no address. */
  route?: string
  /** Id of the profile whose site it is. */
  site?: string
  actor?: ActorKind
  /** Its page failed because database, disk or store did not answer. */
  isUnavailable?: boolean
}

/** Runs work as a part of a trace, under a name. */
type Tracer = <Result>(name: string, run: () => Promise<Result>) => Promise<Result>

type State = { scopes: AsyncLocalStorage<Scope>; kind: string; tracer?: Tracer }

// The server script and Next's bundle each load their own copy of this module; they share this.
const shared = globalThis as typeof globalThis & { [key: symbol]: State | undefined }
const key = Symbol.for('bandstand.request-scope')

function state(): State {
  shared[key] ??= { scopes: new AsyncLocalStorage(), kind: 'web' }
  return shared[key]
}

/** Runs what belongs to one request or job; all that it begins knows the scope, too. */
export function inScope<Result>(scope: Scope, run: () => Result): Result {
  return state().scopes.run(scope, run)
}

/** As {@link inScope}, for work that no request waits for. */
export function inJobScope<Result>(
  { route, id = nanoid(16) }: { route: string; id?: string },
  run: () => Promise<Result>,
): Promise<Result> {
  const { tracer } = state()
  return inScope({ requestId: id, route, actor: 'system' }, () =>
    tracer ? tracer(route, run) : run(),
  )
}

/** Where traces are on, also jobs begin one. */
export function setTracer(tracer: Tracer): void {
  state().tracer = tracer
}

export function currentScope(): Scope | undefined {
  return state().scopes.getStore()
}

/** The id of the request under way; a new one where none was begun, as on the command line. */
export function currentRequestId(): string {
  return currentScope()?.requestId ?? nanoid(16)
}

/** Who acts, on which site, and what did not answer, as soon as that is known. */
export function noteScope(found: Pick<Scope, 'site' | 'actor' | 'isUnavailable'>): void {
  const scope = currentScope()
  if (scope) {
    Object.assign(scope, found)
  }
}

/** Says in every log line what this process is there for. */
export function nameProcess(kind: 'web' | 'worker'): void {
  state().kind = kind
}

/** What every log line says of the process and of what it is under way with: no names and no addresses. */
export function scopeFields(): Record<string, string> {
  const scope = currentScope()
  const name = `${state().kind}:${process.pid}`
  if (!scope) {
    return { process: name }
  }
  const { requestId, site, actor } = scope
  return {
    process: name,
    requestId,
    route: currentRoute(scope),
    ...(site && { site }),
    ...(actor && { actor }),
  }
}

/** Of few forms: whatever varies in an address, and may be a secret, is left out. */
export function currentRoute({ route, url = '' }: Scope): string {
  return route ?? routeOf(url)
}
