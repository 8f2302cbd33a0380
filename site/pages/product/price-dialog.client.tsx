'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { readOwnPrice } from '@/site/cart/own-price'
import styles from '@/site/pages/product/price-dialog.module.css'
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
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState(formatMinor(minMinor))
  const [problem, setProblem] = useState('')

  useEffect(() => dialog.current?.showModal(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const answer = readOwnPrice(text, minMinor)
    setProblem(answer.problem)
    if (answer.priceMinor !== null) {
      onPrice(answer.priceMinor)
    }
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="own-price" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <h2 id="own-price">Name your price</h2>
        <p className={styles.what}>{title}</p>
        <PriceField
          minMinor={minMinor}
          text={text}
          problem={problem}
          onText={(value) => {
            setText(value)
            setProblem('')
          }}
        />
        <div className={styles.keys}>
          <button type="button" className={buttonClass()} onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className={buttonClass({ primary: true })}>
            Continue
          </button>
        </div>
      </form>
    </dialog>
  )
}
