import { invalid } from '@/src/server/payments/simulator/failure'
import type { FormValue } from '@/src/server/payments/simulator/form'

export type Form = Record<string, FormValue>

/** Refuses names that Stripe would not know, or that this fake does not. */
export function only(form: Form, ...known: string[]): void {
  const unknown = Object.keys(form).find((name) => !known.includes(name) && name !== 'expand')
  if (unknown) {
    throw invalid(`Received unknown parameter: ${unknown}`, unknown)
  }
}

export function text(value: FormValue | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

export function required(form: Form, param: string): string {
  return text(form[param]) ?? refuse(param)
}

export function fields(value: FormValue | undefined): Form {
  return typeof value === 'object' && !Array.isArray(value) ? value : {}
}

export function list(value: FormValue | undefined): FormValue[] {
  return Array.isArray(value) ? value : []
}

export function texts(value: FormValue | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields(value)).map(([name, each]) => [name, String(each)]),
  )
}

/** As Stripe merges metadata: an empty value takes the key out. */
export function merged(
  before: Record<string, string>,
  value: FormValue | undefined,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...before, ...texts(value) }).filter(([, each]) => each !== ''),
  )
}

export function whole(value: FormValue | undefined, param: string): number {
  const number = typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : -1
  return number >= 0 ? number : refuse(param)
}

export function flag(value: FormValue | undefined, param: string): boolean {
  if (value !== 'true' && value !== 'false') {
    return refuse(param)
  }
  return value === 'true'
}

export function oneOf<const Choice extends string>(
  value: FormValue | undefined,
  choices: readonly Choice[],
  param: string,
): Choice {
  return choices.find((choice) => choice === value) ?? refuse(param)
}

export function refuse(param: string): never {
  throw invalid(`Missing or invalid parameter: ${param}`, param)
}
