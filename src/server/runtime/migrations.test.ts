import { expect, it, vi } from 'vitest'

/** What commands print without a stack: one line that ends as a sentence does. */
const sentence = /^The database at DATABASE_URL does not answer \(.*\S.*\)\.$/

// A name may stand for several addresses, and then fails without a message of its own.
it.each(['127.0.0.1', 'localhost', 'no-such-host.invalid'])(
  'says in a sentence that there is no database at %s',
  async (host) => {
    vi.stubEnv('DATABASE_URL', `postgres://u:p@${host}:1/x`)
    vi.stubEnv('PAYLOAD_SECRET', '0123456789abcdef0123456789abcdef')
    // The settings of a process are read once.
    vi.resetModules()
    const { migrateDatabase } = await import('@/src/server/runtime/migrations')
    await expect(migrateDatabase('.', { waitForDatabaseMs: 0 })).rejects.toThrow(sentence)
  },
)
