import { vi } from 'vitest'

/** The environment that the worker began with; survives `vi.resetModules()`. */
const kept = globalThis as { environmentAtStart?: NodeJS.ProcessEnv }

/** Test files follow each other in one process. What one of them changed is undone before the next. */
export function restoreGlobals(): void {
  kept.environmentAtStart ??= { ...process.env }
  for (const name of Object.keys(process.env)) {
    if (!(name in kept.environmentAtStart)) {
      delete process.env[name]
    }
  }
  Object.assign(process.env, kept.environmentAtStart)
  // Stubs may have been set while timers were fake: real timers come back last.
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
}
