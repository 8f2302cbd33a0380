import { fillSettings } from '@/src/core/email/tags'
import { labelOfVariable, type VariableName } from '@/src/core/email/variables'

/** Stand around the name of a variable on the canvas; without width, and in nobody's words. */
const open = '\u2063'
const close = '\u2064'

export const markedName = /\u2063[^\u2063\u2064]*\u2064/g

export const tagOf = (name: string) => `{{${name}}}`

/** A block's settings with the plain names of variables in place of their tags. */
export function withMarkedNames(variables: readonly VariableName[]) {
  const names = Object.fromEntries(
    variables.map((name) => [name, `${open}${labelOfVariable(name)}${close}`]),
  )
  return (props: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    fillSettings({ ...props }, names)
}
