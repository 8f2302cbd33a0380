import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import { isAbandoned, toAppError } from '@/src/server/http/failures'
import { loggerOptions } from '@/src/server/logger'

/**
 * The log of Payload, which tells errors of the server from those of its callers by the names of
 * their classes. A production build gives classes short names, so here they are told by what they mean.
 */
export function createPayloadLogger(destination?: DestinationStream) {
  return pino({ ...loggerOptions, hooks: { logMethod } }, destination)
}

const logMethod: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (given, log, level) {
  const [entry, text]: unknown[] = given
  const err = text === undefined && level === pino.levels.values.error && errorIn(entry)
  const fits = err ? levelOf(err) : 'error'
  if (err && fits === 'info') {
    this.info(err.message)
  } else if (err && fits === 'warn') {
    this.warn({ err })
  } else {
    log.apply(this, given)
  }
}

/**
 * Payload says no more than the error; what it has words for is logged as it is. It hands over a bare
 * error where it reads a request.
 */
function errorIn(entry: unknown): Error | undefined {
  if (entry instanceof Error && isAbandoned(entry)) {
    return entry
  }
  const isAlone = typeof entry === 'object' && entry !== null && Object.keys(entry).join() === 'err'
  return isAlone && 'err' in entry && entry.err instanceof Error ? entry.err : undefined
}

/** Refused calls are the order of the day; what only the database refused was not foreseen. */
function levelOf(err: Error): 'info' | 'warn' | 'error' {
  if (toAppError(err).status >= 500) {
    return 'error'
  }
  return 'status' in err || isAbandoned(err) ? 'info' : 'warn'
}
