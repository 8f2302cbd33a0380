import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { projectDir } from '@/scripts/lib/project'

export type Command = {
  /** Program and arguments; `node` stands for the Node that runs this. */
  command: readonly [string, ...string[]]
  /** Added to our own environment. */
  env?: Readonly<Record<string, string>>
  /** It gives way to what runs beside it. */
  isLowPriority?: boolean
}

const lowPriority = 10

/** Runs a command in the project, its output going where ours goes; it ends with us. Answers its exit code. */
export function runCommand({
  command: [program, ...args],
  env,
  isLowPriority = false,
}: Command): Promise<number> {
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: projectDir,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  if (isLowPriority && child.pid !== undefined) {
    setPriority(child.pid, lowPriority)
  }
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  process.once('SIGINT', forward)
  process.once('SIGTERM', forward)
  const end = () => child.kill()
  process.once('exit', end)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      process.off('SIGINT', forward)
      process.off('SIGTERM', forward)
      process.off('exit', end)
      resolve(code ?? 1)
    })
  })
}

/** Path of a tool's program in node_modules, to be run by `node`. */
export const bin = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  next: 'node_modules/next/dist/bin/next',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsx: 'node_modules/tsx/dist/cli.mjs',
  tsc: 'node_modules/typescript-native/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const
