import { type LoggerOptions, pino } from 'pino'
import { logLevels } from '@/src/core/env'

/**
 * The level is read without checking the rest of the environment: also what is wrong with that must be loggable.
 * So a level that there is not counts as unset here; the check says that it is wrong.
 */
export const loggerOptions: LoggerOptions = {
  level: logLevels.find((level) => level === process.env.LOG_LEVEL) ?? 'info',
  // Process id and host name are the business of whoever collects the lines.
  base: undefined,
  formatters: { level: (label) => ({ level: label }) },
  timestamp: pino.stdTimeFunctions.isoTime,
}

/** JSON lines on stdout. */
export const logger = pino(loggerOptions)
