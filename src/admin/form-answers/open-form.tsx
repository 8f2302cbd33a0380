'use client'

import { useDocumentInfo, useForm, useFormSubmitted } from '@payloadcms/ui'
import { useContext, useEffect, useRef } from 'react'
import { OpenForms } from '@/src/admin/form-answers/open-forms'

/** Stands in each form, draws nothing, and tells `FormAnswers` what the form shows. */
export function OpenForm() {
  const forms = useContext(OpenForms)
  const { getFields } = useForm()
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const submitted = useFormSubmitted()
  const isSubmitted = useRef(submitted)
  isSubmitted.current = submitted

  useEffect(() => {
    const form = {
      slug: collectionSlug ?? globalSlug,
      id,
      isSubmitted: () => isSubmitted.current,
      fields: getFields,
    }
    forms.add(form)
    return () => {
      forms.delete(form)
    }
  }, [forms, getFields, collectionSlug, globalSlug, id])
  return null
}
