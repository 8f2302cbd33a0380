'use client'

import { type FormEvent, useState } from 'react'
import { readOwnPrice } from '@/site/cart/own-price'
import { Dialog, DialogKeys } from '@/site/layout/dialog.client'
import styles from '@/site/pages/product/gift-dialog.module.css'
import { PriceField } from '@/site/pages/product/price-field'
import { formatMinor } from '@/src/core/money'
import { buttonClass } from '@/src/ui/button/button'

type Props = {
  title: string
  minMinor: number
  onPrice: (priceMinor: number) => void
  onClose: () => void
}

/** Asks what a pay-what-you-want thing is worth to the visitor. */
export function PriceDialog({ title, minMinor, onPrice, onClose }: Props) {
  const [text, setText] = useState(formatMinor(minMinor))
  const [problem, setProblem] = useState('')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const answer = readOwnPrice(text, minMinor)
    setProblem(answer.problem)
    if (answer.priceMinor !== null) {
      onPrice(answer.priceMinor)
    }
  }

  return (
    <Dialog title="Name your price" subtitle={title} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <PriceField
          minMinor={minMinor}
          text={text}
          problem={problem}
          onText={(value) => {
            setText(value)
            setProblem('')
          }}
        />
        <DialogKeys>
          <button type="button" className={buttonClass()} onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className={buttonClass({ primary: true })}>
            Add to Cart
          </button>
        </DialogKeys>
      </form>
    </Dialog>
  )
}
