'use client'

import { useDebounce, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import {
  type CodeInForm,
  leastChargeWarning,
  type Offer,
  offersPath,
} from '@/collections/discount-codes/least-charge'
import { ask } from '@/src/admin/call-api'
import { WarningNote } from '@/src/admin/warning-note'

/** Names what the code, as it stands in the form, would make too cheap to be paid for alone. */
export function LeastChargeNote() {
  const typed = useFormFields(([fields]) =>
    JSON.stringify({
      kind: fields.kind?.value,
      percent: Number(fields.percent?.value ?? 0),
      amountMinor: Number(fields.amountMinor?.value ?? 0),
      profile: fields.profile?.value,
      products: fields.products?.value,
    }),
  )
  const settled = useDebounce(typed, 300)
  const [warning, setWarning] = useState('')

  useEffect(() => {
    const code: CodeInForm = JSON.parse(settled)
    const path = offersPath(code)
    setWarning('')
    if (!path) {
      return
    }
    const leaving = new AbortController()
    void ask<{ docs: Offer[] }>(path, { signal: leaving.signal }).then((outcome) => {
      if (outcome.problem === undefined && !leaving.signal.aborted) {
        setWarning(leastChargeWarning(code, outcome.answer.docs))
      }
    })
    return () => leaving.abort()
  }, [settled])

  return (
    <div className={warning && 'field-type'}>
      <WarningNote>{warning}</WarningNote>
    </div>
  )
}
