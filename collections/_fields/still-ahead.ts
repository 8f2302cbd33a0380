import type { DateFieldValidation } from 'payload'
import { date } from 'payload/shared'

/** Refuses a day that is over already, in what is made new: what ended meanwhile can still be changed. */
export function stillAhead(message: string): DateFieldValidation {
  return (value, options) => {
    const isOver = options.operation === 'create' && value && new Date(value) <= new Date()
    return isOver ? message : date(value, options)
  }
}
