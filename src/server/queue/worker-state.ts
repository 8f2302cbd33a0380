type WorkerState = {
  /** When the queue was last read without an error, in ms since 1970; null before the first time. */
  lastSeenMs: number | null
}

const shared = globalThis as typeof globalThis & { [key: symbol]: WorkerState | undefined }
const key = Symbol.for('bandstand.worker')

/** How the worker in this process is doing; undefined when none was started. */
export function workerState(): WorkerState | undefined {
  return shared[key]
}

/** One per process, also when Next loads this module more than once. */
export function registerWorker(): WorkerState {
  shared[key] = { lastSeenMs: null }
  return shared[key]
}
