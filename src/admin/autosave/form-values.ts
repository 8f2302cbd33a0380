import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { sameJson } from '@/src/core/json'

/** By top-level field, as the form has it. */
export type Values = Record<string, unknown>

/** Payload's own, which no form changes. */
const kept = new Set(['id', 'createdAt', 'updatedAt', 'file'])

export function valuesOf(state: FormState): Values {
  const all = Object.entries(reduceFieldsToValues(state, true))
  return Object.fromEntries(all.filter(([key]) => !kept.has(key)))
}

/** Fields of `values` that are otherwise in `before`. */
export function changedIn(values: Values, before: Values): string[] {
  return Object.keys({ ...before, ...values }).filter((key) => !sameJson(values[key], before[key]))
}

const isOf = (path: string, key: string) => path === key || path.startsWith(`${key}.`)

/** What the form shows of one field, with all that is in it. */
export function sliceOf(state: FormState, key: string): FormState {
  return Object.fromEntries(Object.entries(state).filter(([path]) => isOf(path, key)))
}

/** The form with other slices of some fields; rows that a slice has no more go. */
export function withSlices(state: FormState, slices: Record<string, FormState>): FormState {
  const keys = Object.keys(slices)
  const others = Object.entries(state).filter(([path]) => !keys.some((key) => isOf(path, key)))
  return Object.assign(Object.fromEntries(others), ...Object.values(slices))
}

/** A field that is one value, without rows or fields in it. */
export function isLeaf(state: FormState, key: string): boolean {
  return state[key] !== undefined && state[key].rows === undefined && !hasInside(state, key)
}

function hasInside(state: FormState, key: string): boolean {
  return Object.keys(state).some((path) => path.startsWith(`${key}.`))
}
