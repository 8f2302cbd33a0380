import { inject } from 'vitest'
import { closeMailTransport } from '@/src/server/mail/mail-transport'
import { poolLimits } from '@/src/server/runtime/connect-to-database'
import { setEnvironment } from '@/src/testing/environment'
import { installQuickPasswords } from '@/src/testing/fast-password-hashing'
import { restoreGlobals } from '@/src/testing/restore-globals'
import { createDatabase, emptyDatabase, lastObject } from '@/src/testing/test-database'

/** Set once the worker has its database; survives the modules of a test file. */
const worker = globalThis as { testDatabaseUrl?: string; lastObject?: number }

// One database and, with the first file that imports `test-payload.ts`, one Payload per worker.
// Every test file finds the database empty and the environment as it was.
if (worker.testDatabaseUrl === undefined) {
  installQuickPasswords()
  liftPoolLimits()
  worker.testDatabaseUrl = await createDatabase()
  worker.lastObject = await lastObject(worker.testDatabaseUrl)
  Object.assign(process.env, {
    DATABASE_URL: worker.testDatabaseUrl,
    DATA_DIR: inject('testDataDir'),
    PAYLOAD_SECRET: 'test-secret-test-secret-test-secret-42',
    // Tests of the limits themselves set their own.
    RATE_LIMIT_FACTOR: '10000',
  })
} else {
  closeMailTransport()
  await emptyDatabase(worker.testDatabaseUrl, worker.lastObject ?? 0)
}
restoreGlobals()
setEnvironment({})

/** Fifty buyers at once on a busy machine would meet the limits that keep visitors from waiting. */
function liftPoolLimits(): void {
  Object.assign(poolLimits, {
    connectionTimeoutMillis: 0,
    statement_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
}
