import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { projectDir } from '@/scripts/lib/project'

it.each(['loud', 'silent'])(
  'ends a command with what is wrong about its settings at the level %s',
  async (given) => {
    const { PATH, HOME } = process.env
    const env: Record<string, string | undefined> = {
      ...{ PATH, HOME, PORT: 'none', LOG_LEVEL: given },
      // Right for the worker in production, which it is where nothing else is said.
      ...{ STRIPE_SECRET_KEY: 'sk_live_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' },
    }
    const child = spawn(process.execPath, ['scripts/run.mjs', 'worker'], {
      cwd: projectDir,
      env: env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    const [output, rest] = await Promise.all([text(child.stdout), text(child.stderr)])
    const { level, time, msg } = JSON.parse(output)
    expect([level, new Date(time).toISOString(), rest]).toEqual(['error', time, ''])
    expect(msg.split('\n')).toEqual([
      'The environment is not usable:',
      '  - PORT must be a number from 1 to 65535',
      ...(given === 'loud'
        ? ['  - LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent']
        : []),
    ])
    expect(await ended).toBe(1)
  },
)
