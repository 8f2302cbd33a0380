import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Ends a server or worker that a story has started, as an operator does. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}
