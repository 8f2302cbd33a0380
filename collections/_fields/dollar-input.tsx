'use client'

import { FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { NumberFieldClientComponent } from 'payload'
import { useState } from 'react'
import styles from '@/collections/_fields/dollar-input.module.css'
import { WarningNote } from '@/src/admin/warning-note'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatMinor, toMinor } from '@/src/core/money'
import { isBelowLeastCharge } from '@/src/core/orders/pricing/least-charge'

/** An amount as artists write it, `12.50`; cents are stored. */
export const DollarInput: NumberFieldClientComponent = ({ field, path, readOnly }) => {
  const { admin, label, required } = field
  const { value, setValue, showError, disabled } = useField<number | null>({
    potentiallyStalePath: path,
  })
  const [written, setWritten] = useState<string | null>(null)
  const stored = typeof value === 'number' ? formatMinor(value) : ''
  const id = `field-${path.replaceAll('.', '__')}`

  const write = (text: string) => {
    setWritten(text)
    const amount = Number(text.replace(',', '.'))
    // What is no number is refused by the field's own rule.
    setValue(text.trim() === '' ? null : Number.isNaN(amount) ? amount : toMinor(amount))
  }

  return (
    <div
      className={[fieldBaseClass, 'number', showError && 'error'].filter(Boolean).join(' ')}
      style={mergeFieldStyles(field)}
    >
      <FieldLabel label={label} path={path} required={required} htmlFor={id} />
      <div className={styles.amount}>
        <FieldError path={path} showError={showError} />
        <span aria-hidden="true">$</span>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          disabled={readOnly || disabled}
          value={written ?? stored}
          onChange={({ target }) => write(target.value)}
          onBlur={() => setWritten(null)}
        />
      </div>
      {admin?.custom?.isPrice === true && (
        <WarningNote>
          {isBelowLeastCharge(value ?? 0) && ownerMessages.store.priceBelowLeastCharge}
        </WarningNote>
      )}
      <FieldDescription description={admin?.description} path={path} />
    </div>
  )
}
