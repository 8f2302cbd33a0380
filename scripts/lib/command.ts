import { diskProblem } from '@/src/server/runtime/data-dir'

const alwaysProduction = new Set(['start', 'demo', 'build'])

/** `NODE_ENV` of a command, which must be right before anything is loaded that reads it. */
export function nodeEnvOf(name: string, given: string | undefined): string | undefined {
  if (alwaysProduction.has(name)) {
    return 'production'
  }
  if (name === 'dev') {
    return 'development'
  }
  // The worker belongs to a server: to one in production, unless it is told of another.
  return name === 'worker' ? given || 'production' : given
}

/** What to say of a name that is no command, or of none; null when there is such a command. */
export function problemWithCommand(
  name: string | undefined,
  commands: readonly string[],
): string | null {
  if (name && commands.includes(name)) {
    return null
  }
  const problem = name ? `There is no command ${name}` : 'Name a command'
  return `${problem}: choose from ${commands.join(', ')}.`
}

/**
 * What to print of an error: the message alone of sentences, a list of wrong settings or a wrong option, and a
 * sentence for a disk that takes nothing. Anything else is a defect, and needs its stack.
 */
export function printable(error: unknown): unknown {
  const isForUser =
    error instanceof Error &&
    (error.message.split('\n').every((line) => line.endsWith('.')) ||
      error.name === 'EnvError' ||
      ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')))
  return isForUser ? error.message : (diskProblem(error) ?? error)
}
