import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const taskset = '/usr/bin/taskset'

/**
 * The command of a process that stays on the last core, beside what is measured instead of among it. As it is where there
 * is only one core, or none can be chosen.
 */
export function onLastCore(command: readonly [string, ...string[]]): [string, ...string[]] {
  const cores = availableParallelism()
  return existsSync(taskset) && cores > 1
    ? [taskset, '--cpu-list', String(cores - 1), ...command]
    : [...command]
}
