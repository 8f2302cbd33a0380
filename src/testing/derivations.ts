import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { vi } from 'vitest'

/** What is derived from passwords meanwhile: rounds, length and digest of each. It is what refusing one takes its time for. */
export async function derivationsOf(run: () => Promise<unknown>): Promise<unknown[][]> {
  const derive = vi.spyOn(crypto, 'pbkdf2')
  syncBuiltinESMExports()
  try {
    await run()
    return derive.mock.calls.map((call) => call.slice(2, 5))
  } finally {
    derive.mockRestore()
    syncBuiltinESMExports()
  }
}
