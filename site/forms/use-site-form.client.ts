'use client'

import { useId } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError, messageOf } from '@/site/api/client'
import { lazyResolver } from '@/site/forms/lazy-resolver'

type Options<Values extends FieldValues> = {
  /** Fetched with the first check. */
  schema: () => Promise<z.ZodType<Values, Values>>
  /** Also says which fields the form has. */
  defaultValues: DefaultValues<Values> & Values
  onSubmit: (values: Values) => Promise<void>
}

/** `ref` of a form that works without scripts: browsers check its fields only where no schema does. */
export function checkByScript(form: HTMLFormElement | null): void {
  form?.setAttribute('novalidate', '')
}

/**
 * A form that is checked by a schema of the API and sent to it: problems stand below their fields,
 * the first one is focused, everything else is said above the button. Values stay.
 */
export function useSiteForm<Values extends FieldValues>(options: Options<Values>) {
  const { defaultValues, onSubmit } = options
  const formId = useId()
  const { register, handleSubmit, setError, reset, watch, formState } = useForm<
    Values,
    unknown,
    Values
  >({
    resolver: lazyResolver(options.schema),
    defaultValues,
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (values) => {
    try {
      await onSubmit(values)
    } catch (error) {
      const fields = error instanceof ApiError ? error.errors : []
      const known = fields.filter(({ field }) => field in defaultValues)
      for (const [index, { field, message }] of known.entries()) {
        setError(field as Path<Values>, { message }, { shouldFocus: index === 0 })
      }
      if (known.length === 0) {
        setError('root', {
          type: error instanceof ApiError ? error.code : 'unknown',
          message: messageOf(error),
        })
      }
    }
  })

  return {
    submit,
    reset,
    watch,
    isSubmitting,
    /** What went wrong with the whole of it; `type` is the error's code. */
    failure: errors.root,
    /** Goes onto a `FormField`. */
    field: (name: Path<Values>) => {
      const message = errors[name]?.message
      return {
        id: `${formId}-${name}`,
        problem: typeof message === 'string' ? message : undefined,
        ...register(name),
      }
    },
  }
}
