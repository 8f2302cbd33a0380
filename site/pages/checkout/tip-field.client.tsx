'use client'

import { useState } from 'react'
import { parsePrice } from '@/site/cart/parse-price'
import { FormField } from '@/site/forms/form-field'
import styles from '@/site/pages/checkout/choices.module.css'
import { limits } from '@/src/core/limits'
import { checkoutMessages } from '@/src/core/messages/checkout'
import { formatMinor } from '@/src/core/money'

type Props = {
  artist: string
  tipMinor: number
  onTip: (tipMinor: number) => void
  /** Why what was typed is no tip; '' when it is one. */
  onProblem: (problem: string) => void
}

const suggestionsMinor = [0, 200, 500, 1000]

/** Offers to add something for the artist: nothing unless the visitor chooses. */
export function TipField({ artist, tipMinor, onTip, onProblem }: Props) {
  const [own, setOwn] = useState(suggestionsMinor.includes(tipMinor) ? null : `${tipMinor / 100}`)
  const [problem, setProblem] = useState('')
  const note = (found: string) => {
    setProblem(found)
    onProblem(found)
  }

  const choose = (minor: number) => {
    setOwn(null)
    note('')
    onTip(minor)
  }
  const settle = () => {
    const { priceMinor } = parsePrice(own || '0', 0)
    const found = problemOf(priceMinor)
    note(found)
    if (priceMinor !== null && !found) {
      onTip(priceMinor)
    }
  }
  return (
    <fieldset className={styles.tip}>
      <legend>{checkoutMessages.tipFor(artist)}</legend>
      <div>
        {suggestionsMinor.map((minor) => (
          <label key={minor}>
            <input
              type="radio"
              name="tip"
              checked={own === null && tipMinor === minor}
              onChange={() => choose(minor)}
            />
            <span>{minor === 0 ? 'No tip' : `$${minor / 100}`}</span>
          </label>
        ))}
        <label>
          <input type="radio" name="tip" checked={own !== null} onChange={() => setOwn('')} />
          <span>Other</span>
        </label>
      </div>
      {own !== null && (
        <FormField
          id="tip-amount"
          label={checkoutMessages.tipAmount}
          inputMode="decimal"
          autoComplete="off"
          value={own}
          problem={problem || undefined}
          onChange={(event) => setOwn(event.currentTarget.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault()
              settle()
            }
          }}
        />
      )}
    </fieldset>
  )
}

function problemOf(tipMinor: number | null): string {
  const { maxTipMinor } = limits.order
  if (tipMinor === null) {
    return checkoutMessages.tipInvalid
  }
  return tipMinor > maxTipMinor ? checkoutMessages.tipAtMost(formatMinor(maxTipMinor)) : ''
}
