import { existsSync, readFileSync } from 'node:fs'

const taskset = '/usr/bin/taskset'

/**
 * The command of a process that stays on the last core, beside what is measured instead of among it. As it is where there
 * is only one core, or none can be chosen.
 */
export function onLastCore(command: readonly [string, ...string[]]): [string, ...string[]] {
  const core = existsSync(taskset) ? lastCore(readFileSync('/proc/self/status', 'utf8')) : null
  return core === null ? [...command] : [taskset, '--cpu-list', core, ...command]
}

/** The last of `0-3,6`, those that this process may use; null for a single one. */
function lastCore(status: string): string | null {
  const allowed = /^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1] ?? ''
  return /[-,]/.test(allowed) ? (allowed.split(/[-,]/).at(-1) ?? null) : null
}
