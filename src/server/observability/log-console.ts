import { stripVTControlCharacters } from 'node:util'
import { logger } from '@/src/server/logger'

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

/** The same of all that is printed, so that whoever collects the output finds nothing but lines of the log. */
export function logWholeConsole(): void {
  logConsole()
  console.log = printTo('info')
  console.info = printTo('info')
  console.debug = printTo('debug')
  // Node prints them past the console.
  process.removeAllListeners('warning')
  process.on('warning', ({ message }) => logger.warn({ msg: message }))
}

function printTo(level: 'error' | 'warn' | 'info' | 'debug') {
  return (...args: unknown[]): void => {
    const err = args.find((each) => each instanceof Error)
    if (err && logged in err) {
      return
    }
    const words = args.filter((each) => typeof each === 'string' || typeof each === 'number')
    const msg = stripVTControlCharacters(words.join(' ')).trim()
    logger[level]({ ...(err && { err }), msg: msg || (err?.message ?? 'Printed') })
  }
}

/**
 * Logs what made a page fail. Next tells of it for each part of the page, and prints some of it: that is not logged
 * again.
 */
export function logPageFailure(error: unknown): void {
  if (error instanceof Error && logged in error) {
    return
  }
  if (error instanceof Error && Object.isExtensible(error)) {
    Object.defineProperty(error, logged, { value: true })
  }
  logger.error({ msg: 'Page failed', err: error })
}
