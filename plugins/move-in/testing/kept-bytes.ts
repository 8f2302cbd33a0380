import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** What is really held, whatever else this process has left to collect. */
export function keptBytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}
