'use client'

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { savesItself } from '@/src/admin/autosave/open-documents'
import { OpenForms, type OpenFormsList } from '@/src/admin/form-answers/open-forms'
import { waitUntilIdle } from '@/src/admin/form-answers/wait-until-idle'
import { withKeptErrors } from '@/src/admin/form-answers/with-kept-errors'

/** What changes a field: Payload sends a change after 250 ms without another. */
const touches = ['input', 'click', 'keydown', 'drop'] as const

/**
 * While a form is filled in, Payload asks the server which fields it has now and which are wrong.
 * Two of the answers would do harm as they come:
 * one that comes between a change and its being sent makes the change look as sent already, and a
 * field that the change asks for is never shown (`MERGE_SERVER_STATE`, `@payloadcms/ui` 3.90);
 * one that was asked before “Save” and comes after takes the marks off the fields that are wrong.
 */
export function FormAnswers({ children }: { children?: ReactNode }) {
  const functions = useServerFunctions()
  const lastTouch = useRef(Number.NEGATIVE_INFINITY)
  const forms = useRef<OpenFormsList>(new Set())

  useEffect(() => {
    const note = () => {
      lastTouch.current = performance.now()
    }
    for (const touch of touches) {
      document.addEventListener(touch, note, { capture: true, passive: true })
    }
    return () => {
      for (const touch of touches) {
        document.removeEventListener(touch, note, { capture: true })
      }
    }
  }, [])

  const patient = useMemo<typeof functions>(
    () => ({
      ...functions,
      getFormState: async (args) => {
        // A form that saves by itself brings together what others saved; one that does not asks to load it again.
        const asksForOthers = args.checkForStaleData && !savesItself(args.collectionSlug, args.id)
        const answer = await functions.getFormState({
          ...args,
          checkForStaleData: asksForOthers ?? false,
        })
        // One with a document opens a form, or tells what was saved.
        if (args.data !== undefined || args.formState === undefined || !answer?.state) {
          return answer
        }
        await waitUntilIdle(() => lastTouch.current)
        return args.skipValidation ? withKeptErrors(answer, args, forms.current) : answer
      },
    }),
    [functions],
  )

  return (
    <ServerFunctionsContext value={patient}>
      <OpenForms value={forms.current}>{children}</OpenForms>
    </ServerFunctionsContext>
  )
}
