import type { Endpoint } from 'payload'
import { publicCallOf } from '@/src/server/public-call'

type Answer = { method: string; path: string; status: number; text: string }

/**
 * Holds a success of a public call against the form that the call says it has, whatever the test
 * looks at besides.
 *
 * @throws {Error} when a field is missing, of another kind, or nobody was told of it
 */
export function holdAgainstContract(endpoints: readonly Endpoint[], answer: Answer): void {
  const [pathname = ''] = answer.path.split('?')
  const endpoint = endpoints.find(
    ({ method, path }) =>
      method === answer.method.toLowerCase() &&
      patternOf(path).test(pathname.replace(/^\/api/, '')),
  )
  const call = endpoint && publicCallOf(endpoint)
  if (!call?.answer || answer.status !== call.status) {
    return
  }
  const result = call.answer.safeParse(JSON.parse(answer.text))
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`${answer.method} ${pathname} breaks its contract: ${problems.join('; ')}`)
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`)
}
