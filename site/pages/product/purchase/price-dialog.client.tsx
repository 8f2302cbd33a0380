'use client'

import { useState } from 'react'
import { parsePrice } from '@/site/cart/parse-price'
import { PriceField } from '@/site/pages/product/purchase/price-field'
import { PurchaseDialog } from '@/site/pages/product/purchase/purchase-dialog.client'
import { formatMinor } from '@/src/core/money'

type Props = {
  title: string
  minMinor: number
  suggestedMinor?: number | undefined
  onPrice: (priceMinor: number) => void
  onClose: () => void
}

/** Asks what a pay-what-you-want thing is worth to the visitor. */
export function PriceDialog({
  title,
  minMinor,
  suggestedMinor = minMinor,
  onPrice,
  onClose,
}: Props) {
  const [text, setText] = useState(formatMinor(suggestedMinor))
  const [problem, setProblem] = useState('')

  const submit = () => {
    const answer = parsePrice(text, minMinor)
    setProblem(answer.problem)
    if (answer.priceMinor !== null) {
      onPrice(answer.priceMinor)
    }
  }

  return (
    <PurchaseDialog title="Name your price" product={title} onSubmit={submit} onClose={onClose}>
      <PriceField
        minMinor={minMinor}
        text={text}
        problem={problem}
        onText={(value) => {
          setText(value)
          setProblem('')
        }}
      />
    </PurchaseDialog>
  )
}
