import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { onLastCore } from '@/scripts/bench/on-core'

const binary = ['/usr/bin/wrk', '/usr/local/bin/wrk'].find(existsSync)
const run = promisify(execFile)

/**
 * How many answers a second 16 connections get, on the last core. A client in Node costs more for each answer than a page
 * from memory does, so that two processes would be held up by what measures them; wrk costs a fraction.
 *
 * @returns null where wrk is not installed
 * @throws {Error} when anything but 2xx is answered
 */
export async function wrkRate(url: string, seconds: number): Promise<number | null> {
  if (!binary) {
    return null
  }
  const options = ['-t1', '-c16', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url]
  const [command, ...args] = onLastCore([binary, ...options])
  const { stdout } = await run(command, args)
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  if (!(perSecond > 0) || /Non-2xx|Socket errors/.test(stdout)) {
    throw new Error(`${url} was not answered well:\n${stdout}`)
  }
  return perSecond
}
