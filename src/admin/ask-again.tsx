'use client'
import { useAllFormFields } from '@payloadcms/ui'
import type { FieldState, FormState, UIFieldClientComponent } from 'payload'
import { useEffect, useRef } from 'react'
import { formQuestions } from '@/src/admin/form-questions'

/**
 * Shows nothing. Payload's form takes each answer of its server for all that was changed until then, also for what
 * it had not asked about yet: who chose a value just before an answer came never saw the fields that belong to it.
 * Here the form is made to ask again where that happened.
 */
export const AskAgain: UIFieldClientComponent = ({ path }) => {
  const [fields, dispatch] = useAllFormFields()
  const last = useRef({ fields, changedAt: 0, count: 0 })

  useEffect(() => {
    const known = last.current
    const now = performance.now()
    if (hasNewValue(fields, known.fields)) {
      known.changedAt = now
    }
    if (isAnswer(fields[path], known.fields[path]) && known.changedAt > formQuestions.lastAt) {
      known.count += 1
      // Any difference makes the form ask, and a field without a value has no other place for one.
      dispatch({ type: 'UPDATE', path, errorMessage: String(known.count) })
    }
    known.fields = fields
  }, [fields, path, dispatch])

  return null
}

function hasNewValue(fields: FormState, before: FormState): boolean {
  return Object.entries(fields).some(([path, { value }]) => value !== before[path]?.value)
}

/** Of this field, which only answers and the question above renew. */
function isAnswer(field?: FieldState, before?: FieldState): boolean {
  return field !== before && field?.errorMessage === before?.errorMessage
}
