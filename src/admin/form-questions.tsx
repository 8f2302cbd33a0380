'use client'
import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'

/** When a form of the admin last asked its server how its fields stand, in ms of the page. */
export const formQuestions = { lastAt: 0 }

/** Notes when forms ask. */
export function NoteFormQuestions({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const noting = useMemo<typeof functions>(
    () => ({
      ...functions,
      getFormState: (question) => {
        formQuestions.lastAt = performance.now()
        return functions.getFormState(question)
      },
    }),
    [functions],
  )
  return <ServerFunctionsContext value={noting}>{children}</ServerFunctionsContext>
}
