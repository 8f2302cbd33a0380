import { useAllFormFields, useDocumentInfo, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AutosaveStore } from '@/src/admin/autosave/create-autosave'
import {
  changedIn,
  isLeaf,
  sliceOf,
  type Values,
  valuesOf,
  withSlices,
} from '@/src/admin/autosave/form-values'
import { pauseAfter } from '@/src/admin/autosave/pause-after'
import { useFormStateOf } from '@/src/admin/autosave/use-form-state-of'
import { sameJson } from '@/src/core/json'

/** Rows as they were shown, by what stands in them: a step back shows them again without asking the server. */
function createShown() {
  const shown = new Map<string, FormState>()
  const nameOf = (key: string, value: unknown) => `${key}:${JSON.stringify(value)}`
  return {
    note: (state: FormState, values: Values, keys: readonly string[]) => {
      for (const key of keys.filter((key) => !isLeaf(state, key))) {
        shown.set(nameOf(key, values[key]), sliceOf(state, key))
      }
    },
    find: (key: string, value: unknown) => shown.get(nameOf(key, value)),
  }
}

/**
 * Keeps Payload's form and what is saved the same: what is changed in the form goes on to be saved, and what a step
 * back, another window or the server makes of it is shown in the form.
 */
export function useShownForm(writing: AutosaveStore) {
  const { dispatchFields, getFields, setModified } = useForm()
  const [fields] = useAllFormFields()
  const { initialState, savedDocumentData } = useDocumentInfo()
  const formStateOf = useFormStateOf()
  const seen = useRef<Values | null>(null)
  const seenFields = useRef(fields)
  const seenInitial = useRef(initialState)
  const isReplaced = useRef(false)
  const [shown] = useState(createShown)

  const show = useEffectEvent(async (form: Values, keys: readonly string[]) => {
    const now = getFields()
    const known = keys.map((key) => {
      const field = now[key]
      const value = form[key]
      return isLeaf(now, key)
        ? { key, slice: { [key]: { ...field, value, initialValue: value } } as FormState }
        : { key, slice: shown.find(key, value) }
    })
    const isKnown = known.every(({ slice }) => slice !== undefined)
    const state = isKnown ? {} : await formStateOf({ ...savedDocumentData, ...form })
    const slices = known
      // What was changed meanwhile is newer.
      .filter(({ key }) => sameJson(writing.store.getState().form[key], form[key]))
      .map(({ key, slice }) => [key, slice ?? sliceOf(state, key)] as const)
    dispatchFields({
      type: 'REPLACE_STATE',
      state: withSlices(getFields(), Object.fromEntries(slices)),
    })
    setModified(true)
  })

  useEffect(
    () =>
      writing.store.subscribe(({ form }, { form: before }) => {
        const now = valuesOf(getFields())
        // What was typed since stands only in the form yet.
        const keys = changedIn(form, before).filter(
          (key) => !sameJson(form[key], now[key]) && sameJson(before[key], now[key]),
        )
        if (keys.length > 0) {
          void show(form, keys)
        }
      }),
    [writing, getFields],
  )

  useEffect(() => {
    if (initialState !== seenInitial.current) {
      seenInitial.current = initialState
      isReplaced.current = true
    }
    if (fields === seenFields.current && seen.current) {
      return
    }
    seenFields.current = fields
    const values = valuesOf(fields)
    const before = seen.current ?? values
    const isFirst = seen.current === null
    seen.current = values
    const { form } = writing.store.getState()
    if (isFirst) {
      shown.note(fields, values, Object.keys(values))
    } else if (isReplaced.current) {
      // The page was loaded anew: what was not saved yet stays, and another's changes come with the next save.
      isReplaced.current = false
      const { form: stored } = writing.store.getState().stored
      const unsaved = changedIn(form, values).filter((key) => !sameJson(form[key], stored[key]))
      if (unsaved.length > 0) {
        void show(form, unsaved)
      }
    } else {
      const keys = changedIn(values, before)
      shown.note(fields, values, keys)
      const own = keys.filter((key) => !sameJson(values[key], form[key]))
      const [first] = own
      if (first !== undefined) {
        const change = Object.fromEntries(own.map((key) => [key, values[key]]))
        writing.change(change, first, pauseAfter(document.activeElement, change, before))
      }
    }
  }, [fields, initialState, writing, shown])
}
