import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import { logLevels } from '@/src/core/env'
import { isAbandoned, toAppError } from '@/src/server/http/failures'
import { errorFields, hideSecrets } from '@/src/server/observability/hide-secrets'
import { scopeFields } from '@/src/server/observability/request-scope'

/**
 * The level is read without checking the rest of the environment: also what is wrong with that must be loggable.
 * So a level that there is not counts as unset here; the check says that it is wrong.
 */
const loggerOptions: LoggerOptions = {
  level: logLevels.find((level) => level === process.env.LOG_LEVEL) ?? 'info',
  // The host name is the business of the log collector; the process is named with the request.
  base: undefined,
  mixin: scopeFields,
  serializers: { err: errorFields },
  formatters: { level: (label) => ({ level: label }) },
  timestamp: pino.stdTimeFunctions.isoTime,
  // Here, where every line passes: code that logs need not know what an error or a text may hold.
  hooks: { streamWrite: hideSecrets },
}

/** JSON lines on stdout. */
export const logger = pino(loggerOptions)

/** For what ends the process: the operator learns why, whatever `LOG_LEVEL` says. */
export function loggerOfEnd(): typeof logger {
  if (!logger.isLevelEnabled('error')) {
    logger.level = 'error'
  }
  return logger
}

/**
 * The log of Payload, which tells errors of the server from those of its callers by the names of
 * their classes. A production build gives classes short names, so here they are told by what they mean.
 */
export function createPayloadLogger(destination?: DestinationStream) {
  return pino({ ...loggerOptions, hooks: { ...loggerOptions.hooks, logMethod } }, destination)
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
