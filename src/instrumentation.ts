import type { Instrumentation } from 'next'

/**
 * Next calls this once per process, before the first request: Payload and the job worker start here. While developing
 * `followConfig` starts them, so that the config is compiled once less and they run with what has changed.
 */
export async function register(): Promise<void> {
  const isServing =
    process.env.NEXT_RUNTIME === 'nodejs' &&
    process.env.NODE_ENV === 'production' &&
    process.env.NEXT_PHASE !== 'phase-production-build'
  if (isServing) {
    const { getPayloadClient } = await import('@/src/server/get-payload-client')
    const { startBackground } = await import('@/src/server/runtime/background')
    await startBackground(getPayloadClient())
  }
}

/** Next calls this for whatever fails while it answers, and prints only some of it. */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logPageFailure } = await import('@/src/server/observability/log-console')
    logPageFailure(error)
  }
}
