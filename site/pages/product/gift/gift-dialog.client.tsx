'use client'

import { type ReactNode, useRef, useState } from 'react'
import { parsePrice } from '@/site/cart/parse-price'
import { FormArea, FormField } from '@/site/forms/form-field'
import styles from '@/site/pages/product/gift/gift-delivery.module.css'
import { PriceField } from '@/site/pages/product/purchase/price-field'
import { PurchaseDialog } from '@/site/pages/product/purchase/purchase-dialog.client'
import type { VariantView } from '@/src/core/contracts/products/products'
import { localDay } from '@/src/core/dates/local-day'
import { type Gift, type GiftProblems, giftProblems, tidyGift } from '@/src/core/gifts/gift'
import { limits } from '@/src/core/limits'
import { giftMessages } from '@/src/core/messages/gift'
import { formatMinor } from '@/src/core/money'

type Props = {
  title: string
  variant: Pick<VariantView, 'priceMinor' | 'payWhatYouWant'>
  /** What has to be chosen first, on which the price may depend. */
  choice?: ReactNode
  onGift: (priceMinor: number, gift: Gift) => void
  onClose: () => void
}

type Problems = GiftProblems & { price?: string }
type Typed = Exclude<keyof Gift, 'deliverAt'>

const nobody: Gift = {
  recipientName: '',
  recipientEmail: '',
  recipientMessage: '',
  giverName: '',
  deliverAt: '',
}

/** Asks who gets something and when, and what it is worth where the buyer names the price. */
export function GiftDialog({ title, variant, choice, onGift, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [gift, setGift] = useState(nobody)
  const [day, setDay] = useState<string | null>(null)
  const [typed, setPrice] = useState<string | null>(null)
  const [problems, setProblems] = useState<Problems>({})

  const price = typed ?? formatMinor(variant.priceMinor)
  const change = (field: Typed) => (event: { currentTarget: { value: string } }) => {
    setGift({ ...gift, [field]: event.currentTarget.value })
    setProblems({ ...problems, [field]: undefined })
  }
  const submit = () => {
    const tidy = tidyGift({ ...gift, deliverAt: day ? morningOf(day) : '' })
    const wrongDay = dayProblem(day)
    const own = parsePrice(
      variant.payWhatYouWant ? price : formatMinor(variant.priceMinor),
      variant.priceMinor,
    )
    const found: Problems = {
      ...(own.problem && { price: own.problem }),
      ...giftProblems(tidy),
      ...(wrongDay && { deliverAt: wrongDay }),
    }
    setProblems(found)
    if (own.priceMinor !== null && Object.keys(found).length === 0) {
      onGift(own.priceMinor, tidy)
    } else {
      // The fields are marked once this is drawn.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      )
    }
  }

  return (
    <PurchaseDialog
      title="Send as gift"
      product={title}
      formRef={form}
      onSubmit={submit}
      onClose={onClose}
    >
      {choice}
      {variant.payWhatYouWant && (
        <PriceField
          minMinor={variant.priceMinor}
          text={price}
          problem={problems.price ?? ''}
          onText={(text) => {
            setPrice(text)
            setProblems({ ...problems, price: undefined })
          }}
        />
      )}
      <FormField
        id="gift-name"
        label="Recipient name"
        autoComplete="off"
        value={gift.recipientName}
        problem={problems.recipientName}
        onChange={change('recipientName')}
      />
      <FormField
        id="gift-email"
        label="Recipient email"
        type="email"
        inputMode="email"
        autoComplete="off"
        value={gift.recipientEmail}
        problem={problems.recipientEmail}
        onChange={change('recipientEmail')}
      />
      <FormArea
        id="gift-message"
        label="Message (optional)"
        rows={3}
        maxLength={limits.gift.messageMax}
        value={gift.recipientMessage}
        problem={problems.recipientMessage}
        onChange={change('recipientMessage')}
      />
      <FormField
        id="gift-from"
        label="Your name (optional)"
        autoComplete="name"
        value={gift.giverName}
        problem={problems.giverName}
        onChange={change('giverName')}
      />
      <GiftDelivery
        day={day}
        problem={problems.deliverAt}
        onDay={(chosen) => {
          setDay(chosen)
          setProblems({ ...problems, deliverAt: undefined })
        }}
      />
    </PurchaseDialog>
  )
}

type GiftDeliveryProps = {
  /** `2026-12-24`; null for now. */
  day: string | null
  problem?: string
  onDay: (day: string | null) => void
}

/** When the recipient hears of a gift: now, or on a day. */
function GiftDelivery({ day, problem, onDay }: GiftDeliveryProps) {
  return (
    <fieldset className={styles.delivery}>
      <legend>When shall it arrive?</legend>
      <label className={styles.choice}>
        <input type="radio" name="when" checked={day === null} onChange={() => onDay(null)} />
        Right after you paid
      </label>
      <label className={styles.choice}>
        <input type="radio" name="when" checked={day !== null} onChange={() => onDay('')} />
        On a day, in the morning
      </label>
      {day !== null && (
        <FormField
          id="gift-day"
          label="Day"
          type="date"
          min={dayFrom(1)}
          max={dayFrom(limits.gift.deliverDaysMax - 1)}
          value={day}
          problem={problem}
          onChange={(event) => onDay(event.currentTarget.value)}
        />
      )}
    </fieldset>
  )
}

/** The moment at which a gift is sent: nine o'clock on that day, where the buyer is. ISO. */
function morningOf(day: string): string {
  return new Date(`${day}T09:00`).toISOString()
}

/** What is wrong with a day, where the buyer is; empty when nothing is. */
function dayProblem(day: string | null): string {
  if (day === '') {
    return giftMessages.dateRequired
  }
  return day !== null && day < dayFrom(0) ? giftMessages.datePassed : ''
}

function dayFrom(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return localDay(day)
}
