import { isListName } from '@/src/core/email/shared-variables'

/** `{{customer.firstName}}`, with room around the name. */
const tagPattern = /\{\{\s*([a-zA-Z][a-zA-Z0-9._-]{0,60})\s*\}\}/g

/** Values by the names of their variables. */
export type MailValues = Readonly<Record<string, string>>

/** Names of the variables in a text, or anywhere in stored settings. */
export function tagsIn(value: unknown): Set<string> {
  const names = new Set<string>()
  eachText(value, (text) => {
    for (const [, name = ''] of text.matchAll(tagPattern)) {
      names.add(name)
    }
  })
  return names
}

/** Whether braces are left that no variable explains: half of one, or one cut by a change of letters. */
export function hasBrokenTag(value: unknown): boolean {
  let isBroken = false
  eachText(value, (text) => {
    isBroken ||= /\{\{|\}\}/.test(text.replace(tagPattern, ''))
  })
  return isBroken
}

/** The beginning of a text that is too long, without half a variable. */
export function cutBeforeTag(text: string, max: number): string {
  const cut = [...text.matchAll(tagPattern)].find(
    ({ index, 0: tag }) => index < max && index + tag.length > max,
  )
  return text.slice(0, cut?.index ?? max)
}

/** The text with values in place of variables. What is in a value is no variable, whatever it looks like. */
export function fillText(text: string, values: MailValues): string {
  return text.replace(tagPattern, (tag, name: string) =>
    isListName(name) ? tag : (own(values, name) ?? tag),
  )
}

/**
 * Settings of a block with values in place of variables, in rich texts too. A paragraph goes when all that
 * it says is variables without a value.
 */
export function fillSettings<Value>(value: Value, values: MailValues): Value {
  return fillUnknown(value, values) as Value
}

function fillUnknown(value: unknown, values: MailValues): unknown {
  if (typeof value === 'string') {
    return fillText(value, values)
  }
  if (Array.isArray(value)) {
    return value.flatMap((entry) => {
      const filled = fillUnknown(entry, values)
      return isParagraph(entry) && tagsIn(entry).size > 0 && isBlank(filled) ? [] : [filled]
    })
  }
  if (typeof value === 'object' && value !== null && !isVerbatim(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, fillUnknown(entry, values)]),
    )
  }
  return value
}

function isParagraph(value: unknown): boolean {
  return typeof value === 'object' && value !== null && isOfType(value, 'paragraph')
}

/** Code and formulas show as they are written: they have braces of their own. */
const isVerbatim = (value: object) => isOfType(value, 'code') || isOfType(value, 'equation')

const isOfType = (value: object, type: string) => 'type' in value && value.type === type

/** Whether nothing is to be read or seen in a node: a picture or a formula has no text, but shows. */
function isBlank(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) {
    return false
  }
  if ('children' in node && Array.isArray(node.children)) {
    return node.children.every(isBlank)
  }
  return 'text' in node && typeof node.text === 'string'
    ? node.text.trim() === ''
    : isOfType(node, 'linebreak')
}

function eachText(value: unknown, tell: (text: string) => void): void {
  if (typeof value === 'string') {
    tell(value)
  } else if (typeof value === 'object' && value !== null && !isVerbatim(value)) {
    for (const entry of Object.values(value)) {
      eachText(entry, tell)
    }
  }
}

function own(values: MailValues, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}
