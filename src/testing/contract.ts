import { type CallSource, failureStatusesOf, publicCallsOf } from '@/src/server/public-call'

type Answer = { method: string; path: string; status: number; text: string }

/**
 * Holds the answer of a public call against what the call says of itself, whatever the test looks at
 * besides: the form of a success, the status of a failure.
 *
 * @throws {Error} when a field is missing, of another kind, or nobody was told of it or of the failure
 */
export function holdAgainstContract(config: CallSource, answer: Answer): void {
  const [pathname = ''] = answer.path.split('?')
  const call = publicCallsOf(config).find(
    ({ method, path }) =>
      method === answer.method.toLowerCase() &&
      patternOf(path).test(pathname.replace(/^\/api/, '')),
  )
  if (call && answer.status >= 400 && answer.status < 500) {
    if (!failureStatusesOf(call).includes(answer.status)) {
      throw new Error(
        `${answer.method} ${pathname} answered ${answer.status}: name it in \`failures\``,
      )
    }
    return
  }
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
