import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { until } from '@/scripts/kill-harness/run-mail-kills'

it.each([
  ['process.exit(3)', '3'],
  [`process.kill(process.pid, 'SIGKILL')`, 'SIGKILL'],
])('notices a process that ends while it is waited for: %s', async (script, said) => {
  const child = spawn(process.execPath, ['-e', script], { stdio: 'ignore' })
  await expect(until(() => false, child)).rejects.toThrow(said)
})
