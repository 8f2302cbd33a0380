'use client'

import { type KeyboardEvent, useState } from 'react'
import form from '@/site/forms/form.module.css'
import { FormField } from '@/site/forms/form-field'
import styles from '@/site/pages/checkout/choices.module.css'
import type { CartQuote } from '@/src/core/contracts/orders/order-answers'
import { limits } from '@/src/core/limits'
import { checkoutMessages } from '@/src/core/messages/checkout'
import { buttonClass } from '@/src/ui/button/button'
import texts from '@/src/ui/type/type.module.css'

type Props = {
  /** What the shop says of the code that was sent. */
  code: CartQuote['discountCode']
  isQuoting: boolean
  /** What stands in the field and may not be applied yet. */
  onTyped: (code: string) => void
  /** Empty takes the code back. */
  onCode: (code: string) => void
}

/** Takes a code and says what became of it. A part of the form, which Enter here must not send. */
export function DiscountField({ code, isQuoting, onTyped, onCode }: Props) {
  const [text, setText] = useState('')
  const type = (typed: string) => {
    setText(typed)
    onTyped(typed.trim())
  }
  // What was typed since then is another code, about which nothing is known yet.
  const isAnswered = code !== null && !isQuoting && isSame(code.code, text)
  const problem = isAnswered ? code.problem : ''

  if (code && !code.problem) {
    return (
      <p className={styles.code} aria-live="polite">
        <span>
          {checkoutMessages.code} <b>{code.code}</b>
        </span>
        <button
          type="button"
          onClick={() => {
            type('')
            onCode('')
          }}
        >
          Remove<span className={texts.hidden}> code {code.code}</span>
        </button>
      </p>
    )
  }
  const apply = () => onCode(text.trim())
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      apply()
    }
  }
  return (
    <div className={`${form.fields} ${styles.codeField}`}>
      <FormField
        id="discount-code"
        label={checkoutMessages.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={limits.discountCode.lettersMax}
        value={text}
        problem={problem || undefined}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={keys}
      />
      <button type="button" className={buttonClass()} disabled={!text.trim()} onClick={apply}>
        Apply
      </button>
    </div>
  )
}

function isSame(one: string, other: string): boolean {
  return one.trim().toUpperCase() === other.trim().toUpperCase()
}
