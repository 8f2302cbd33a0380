import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { getPayload, type Payload } from 'payload'
import pg from 'pg'
import { inject } from 'vitest'
import { withDatabase } from '@/src/testing/with-database'

export type TestPayload = {
  payload: Payload
  databaseUrl: string
  /** For processes that shall work on the same site. */
  environment: { DATABASE_URL: string; DATA_DIR: string; PAYLOAD_SECRET: string }
  /** Closes Payload and drops the database. */
  close: () => Promise<void>
}

/**
 * Boots the real configuration on a fresh clone of the migrated template database.
 * Call once in `beforeAll`, before anything imports the configuration.
 */
export async function bootTestPayload(): Promise<TestPayload> {
  const maintenanceUrl = withDatabase(inject('postgresUrl'), 'postgres')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await execute(
    maintenanceUrl,
    `create database ${database} template ${inject('templateDatabase')}`,
  )

  const databaseUrl = withDatabase(maintenanceUrl, database)
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: inject('testDataDir'),
    PAYLOAD_SECRET: 'test-secret-test-secret-test-secret-42',
  }
  Object.assign(process.env, environment)
  process.env.LOG_LEVEL ??= 'silent'
  // Tests of the limits themselves set their own.
  process.env.RATE_LIMIT_FACTOR ??= '10000'
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config })

  return {
    payload,
    databaseUrl,
    environment,
    close: async () => {
      await payload.destroy()
      await drop(maintenanceUrl, database)
    },
  }
}

/** Again when PostgreSQL was just tidying the database up itself, which nobody may end. */
async function drop(maintenanceUrl: string, database: string, attempts = 20): Promise<void> {
  try {
    await execute(maintenanceUrl, `drop database if exists ${database} with (force)`)
  } catch (error) {
    const isBusy = error instanceof pg.DatabaseError && error.code === '42501'
    if (!isBusy || attempts === 0) {
      throw error
    }
    await sleep(250)
    await drop(maintenanceUrl, database, attempts - 1)
  }
}

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  // Dropping a database ends the connections that are still open to it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
