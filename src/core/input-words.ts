import type { z } from 'zod'
import type { FieldError } from '@/src/core/errors'
import { errorsMessages } from '@/src/core/messages/errors'
import { inputAnswers } from '@/src/core/messages/input-answers'

type Issue = z.core.$ZodRawIssue

/**
 * Words for people, wherever a schema gives none of its own: give it to `safeParse`. Programs read the
 * `code` of the answer and which `field` it was.
 */
export const inWords = { error: wordsOf } satisfies z.core.ParseContext<z.core.$ZodIssue>

/** What is wrong with which field, for the answer to the person who sent it. */
export function fieldErrorsOf({ issues }: z.ZodError): FieldError[] {
  const errors = issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  return errors.filter(
    ({ field, message }, place) =>
      errors.findIndex((other) => other.field === field && other.message === message) === place,
  )
}

function wordsOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? errorsMessages.required
        : (byType[issue.expected] ?? inputAnswers.unreadable)
    case 'invalid_format':
      return byFormat[issue.format] ?? inputAnswers.unreadable
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'not_multiple_of':
      return inputAnswers.notWhole
    case 'invalid_value':
      return inputAnswers.notAChoice
    case 'unrecognized_keys':
      return inputAnswers.unknownFields(issue.keys)
    default:
      return inputAnswers.unreadable
  }
}

const byType: Readonly<Record<string, string>> = {
  string: inputAnswers.notText,
  number: inputAnswers.notNumber,
  int: inputAnswers.notWhole,
  boolean: inputAnswers.notYesNo,
  array: inputAnswers.notList,
  date: inputAnswers.notADate,
}

const byFormat: Readonly<Record<string, string>> = {
  email: inputAnswers.notAnEmail,
  url: inputAnswers.notAnAddress,
  date: inputAnswers.notADate,
  datetime: inputAnswers.notADate,
  guid: inputAnswers.notAChoice,
  uuid: inputAnswers.notAChoice,
}

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): string {
  const least = Number(minimum) + (inclusive === false ? 1 : 0)
  switch (origin) {
    case 'string':
      return least <= 1 ? errorsMessages.required : inputAnswers.tooShort(least)
    case 'array':
    case 'set':
      return inputAnswers.tooFew(least)
    default:
      return inputAnswers.tooSmall(least)
  }
}

function tooBig({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): string {
  const most = Number(maximum) - (inclusive === false ? 1 : 0)
  switch (origin) {
    case 'string':
      return inputAnswers.tooLong(most)
    case 'array':
    case 'set':
      return inputAnswers.tooMany(most)
    default:
      return inputAnswers.tooBig(most)
  }
}
