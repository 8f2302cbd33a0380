import { withProgress } from '@/scripts/lib/progress'
import { distDir, projectDir, version } from '@/scripts/lib/project'
import { untilStopped } from '@/scripts/lib/until-stopped'
import type { Env } from '@/src/core/env'
import { prepareRuntime } from '@/src/server/runtime/prepare'
import { startServer } from '@/src/server/runtime/server'

type Options = {
  isDevelopment: boolean
  /** Runs when the database answers, before it is brought up to date. */
  withDatabase?: () => Promise<void>
  /** Runs before anybody is served. */
  beforeServing?: () => Promise<void>
}

/** Serves the app until the process is stopped. */
export async function serve({ isDevelopment, withDatabase, beforeServing }: Options): Promise<Env> {
  const running: { stop: (signal?: NodeJS.Signals) => Promise<void> }[] = []
  untilStopped(async (signal) => {
    for (const { stop } of running.reverse()) {
      await stop(signal)
    }
  })

  const runtime = await withProgress('Prepare the database', () =>
    prepareRuntime(projectDir, { withDatabase }),
  )
  running.push(runtime)
  await beforeServing?.()
  const options = { env: runtime.env, isDevelopment, projectDir, distDir, version }
  running.push(await withProgress('Start the server', () => startServer(options)))
  return runtime.env
}
