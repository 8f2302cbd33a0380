import { format, stripVTControlCharacters } from 'node:util'
import { toAppError } from '@/src/server/http/failures'
import { logger, loggerOfEnd } from '@/src/server/logger'
import { isErrorLike } from '@/src/server/observability/hide-secrets'
import { noteScope } from '@/src/server/observability/request-scope'

// The server script and Next's bundle each load their own copy of this module.
const logged = Symbol.for('bandstand.logged')

/**
 * Turns what Next and packages print into lines of the log, which name the request and hide secrets: an error
 * of a page is printed with the values that it was about. For production; developers read the console itself.
 */
export function logConsole(): void {
  console.error = printTo('error')
  console.warn = printTo('warn')
}

/** The same of all that is printed, so that a log collector finds nothing but lines of the log. */
export function logWholeConsole(): void {
  logConsole()
  console.log = printTo('info')
  console.info = printTo('info')
  console.debug = printTo('debug')
  // Node prints them past the console.
  process.removeAllListeners('warning')
  process.on('warning', (err) => logger.warn({ msg: err.message, err }))
}

/** Prints what ends a command. */
export function printEnd(problem: unknown): void {
  loggerOfEnd()
  console.error(problem)
}

function printTo(level: 'error' | 'warn' | 'info' | 'debug') {
  return (...args: unknown[]): void => {
    const err = args.find(isErrorLike)
    if (err && logged in err) {
      return
    }
    const msg = stripVTControlCharacters(textOf(args)).trim()
    logger[level]({ ...(err && { err }), msg: msg || (err?.message ?? 'Printed') })
  }
}

/** Objects are left out on purpose: they may hold personal data, by names that the log does not know. */
function textOf([first, ...rest]: readonly unknown[]): string {
  return typeof first === 'string' && first.includes('%')
    ? format(first, ...rest.map((each) => (isWord(each) ? each : '[object]')))
    : [first, ...rest].filter(isWord).join(' ')
}

function isWord(value: unknown): boolean {
  return ['string', 'number', 'bigint', 'boolean'].includes(typeof value)
}

/**
 * Logs what made a page fail, and notes an outage for the answer. Next tells of it for each part of the page, and prints
 * some of it: that is not logged again.
 */
export function logPageFailure(error: unknown): void {
  if (toAppError(error).code === 'UNAVAILABLE') {
    noteScope({ isUnavailable: true })
  }
  if (error instanceof Error && logged in error) {
    return
  }
  if (error instanceof Error && Object.isExtensible(error)) {
    Object.defineProperty(error, logged, { value: true })
  }
  logger.error({ msg: 'Page failed', err: error })
}
