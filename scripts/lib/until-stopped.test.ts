import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { projectDir } from '@/scripts/lib/project'

/** A process that runs until it is told to stop, and takes this long for it. */
async function startProcess(stopMs: number): Promise<ChildProcess> {
  const program = `
    import { setTimeout as sleep } from 'node:timers/promises'
    import { untilStopped } from '@/scripts/lib/until-stopped'
    untilStopped(() => sleep(${stopMs}))
    setInterval(() => undefined, 60_000)
    console.log('running')`
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { cwd: projectDir, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(child.stdout, 'data')
  return child
}

it('takes a signal that comes twice, from its group and from npm, for one', async () => {
  const child = await startProcess(100)
  child.kill('SIGTERM')
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([0, null])
})

it('ends at once when it is told again', async () => {
  const child = await startProcess(20_000)
  const tell = () => {
    child.kill('SIGTERM')
    return child.exitCode
  }
  await expect.poll(tell, { interval: 300 }).toBe(130)
})
