import { inject } from 'vitest'
import { closeMailTransport } from '@/src/server/mail/mail-transport'
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
