import { vi } from 'vitest'

/** What outlives a test file in its process: the environment that it began with, and Payload. */
const kept = globalThis as {
  environmentAtStart?: NodeJS.ProcessEnv
  _payload?: Map<string, unknown>
}
kept.environmentAtStart ??= { ...process.env }

// Test files that follow each other share a process, which spares loading every package anew. What one of
// them changed is taken back before the next, and of the project's own modules each file gets fresh ones.
for (const name of Object.keys(process.env)) {
  if (!(name in kept.environmentAtStart)) {
    delete process.env[name]
  }
}
Object.assign(process.env, kept.environmentAtStart)
kept._payload?.clear()
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
vi.restoreAllMocks()
vi.resetModules()
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  cleanup()
  configure({ asyncUtilTimeout: 1000 })
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}
