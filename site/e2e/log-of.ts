import type { ChildProcess } from 'node:child_process'
import { z } from 'zod'

const line = z.looseObject({ level: z.string(), time: z.iso.datetime(), msg: z.string() })
type Line = z.infer<typeof line>

/**
 * Collects what a process prints, by whichever stream.
 *
 * @returns what parses it all: a log collector takes nothing but lines of the log from a server
 */
export function logOf({ stdout, stderr }: ChildProcess): () => Line[] {
  let printed = ''
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk) => {
      printed += chunk
    })
  }
  const parse = (text: string): Line => {
    try {
      return line.parse(JSON.parse(text))
    } catch {
      throw new Error(`This is no line of a log: ${text}`)
    }
  }
  return () => printed.split('\n').slice(0, -1).map(parse)
}
