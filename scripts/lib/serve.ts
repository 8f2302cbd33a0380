import { distDir, projectDir, version } from '@/scripts/lib/project'
import { untilStopped } from '@/scripts/lib/until-stopped'
import type { Env } from '@/src/core/env'
import { prepareRuntime, type Runtime } from '@/src/server/runtime/prepare'
import { startServer } from '@/src/server/runtime/server'

type Options = {
  isDevelopment: boolean
  /** Runs when the database is there and before anybody is served. */
  beforeServing?: () => Promise<void>
}

/** Serves the app until the process is stopped. */
export async function serve({ isDevelopment, beforeServing }: Options): Promise<Env> {
  const running: { stop: () => Promise<void> }[] = []
  untilStopped(async () => {
    for (const { stop } of running.reverse()) {
      await stop()
    }
  })

  const runtime: Runtime = await prepareRuntime(projectDir)
  running.push(runtime)
  await beforeServing?.()
  running.push(await startServer({ env: runtime.env, isDevelopment, projectDir, distDir, version }))
  return runtime.env
}
