import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { z } from 'zod'
import type { RawAnswer } from '@/scripts/bench/raw-answer'

export type BareServer = { origin: string; stop: () => void }

const script = path.join(import.meta.dirname, 'bare-server-process.ts')

/** A bare `node:http` server, in a process of its own, that answers the given bytes to everything. */
export async function startBareServer({ body, headers }: RawAnswer): Promise<BareServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.send({
    body: body.toString('base64'),
    headers: { ...headers, 'content-length': String(body.length) },
  })
  const [port] = z.tuple([z.number()]).parse((await once(child, 'message')).slice(0, 1))
  return { origin: `http://localhost:${port}`, stop: () => child.kill() }
}
