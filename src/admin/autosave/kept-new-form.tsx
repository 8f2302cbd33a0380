import {
  toast,
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  changedIn,
  sliceOf,
  type Values,
  valuesOf,
  withSlices,
} from '@/src/admin/autosave/form-values'
import { useFormStateOf } from '@/src/admin/autosave/use-form-state-of'
import { readKept, writeKept } from '@/src/admin/kept-in-tab'
import { isBack } from '@/src/admin/writing/save-labels'

/** What is typed into a form for something new is kept in this tab until it is made. Draws nothing. */
export function KeptNewForm() {
  const { collectionSlug } = useDocumentInfo()
  const { dispatchFields, getFields, setModified } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isSubmitted = useFormSubmitted()
  const [initial] = useState(() => valuesOf(fields))
  const formStateOf = useFormStateOf()
  const name = `bandstand-new:${collectionSlug}`

  const bringBack = useEffectEvent(async (kept: Values) => {
    const state = await formStateOf({ ...initial, ...kept })
    const slices = Object.keys(kept).map((key) => [key, sliceOf(state, key)])
    dispatchFields({
      type: 'REPLACE_STATE',
      state: withSlices(getFields(), Object.fromEntries(slices)),
    })
    setModified(true)
    toast.info(isBack)
  })
  useEffect(() => {
    const kept = readKept<Values>(name)
    if (kept) {
      void bringBack(kept)
    }
  }, [name])

  useEffect(() => {
    if (isModified) {
      const values = valuesOf(fields)
      const typed = changedIn(values, initial).map((key) => [key, values[key] ?? null])
      writeKept(name, typed.length > 0 ? Object.fromEntries(typed) : null)
    }
  }, [fields, isModified, initial, name])

  // One that was refused is not made yet.
  const isMade = useRef(false)
  isMade.current = !isModified && !isSubmitted
  const wasModified = useRef(false)
  wasModified.current ||= isModified
  useEffect(
    () => () => {
      if (wasModified.current && isMade.current) {
        writeKept(name, null)
      }
    },
    [name],
  )
  return null
}
