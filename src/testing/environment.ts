import { forgetEnv } from '@/src/core/env'

/** Sets variables until the end of the test file; the next one finds the environment of the worker again. */
export function setEnvironment(variables: Record<string, string>): void {
  Object.assign(process.env, variables)
  forgetEnv()
}

/** Connection string of the worker's database. */
export function databaseUrl(): string {
  return testEnvironment().DATABASE_URL
}

/** For processes that shall work on the same site. */
export function testEnvironment(): {
  DATABASE_URL: string
  DATA_DIR: string
  PAYLOAD_SECRET: string
} {
  const { DATABASE_URL = '', DATA_DIR = '', PAYLOAD_SECRET = '' } = process.env
  return { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET }
}
