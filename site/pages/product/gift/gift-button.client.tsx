'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { VariantView } from '@/src/core/contracts/products/products'
import type { Gift } from '@/src/core/gifts/gift'
import { buttonClass } from '@/src/ui/button/button'
import { Icon } from '@/src/ui/icon/icon'

const GiftDialog = dynamic(
  () => import('@/site/pages/product/gift/gift-dialog.client').then((module) => module.GiftDialog),
  { ssr: false },
)

type Props = {
  title: string
  /** What is given; without it `onRefuse` says what has to be chosen first. */
  variant: Pick<VariantView, 'priceMinor' | 'payWhatYouWant'> | null
  onRefuse?: () => void
  onGift: (priceMinor: number, gift: Gift) => void
}

/** Buys it for somebody else: asks who gets it. */
export function GiftButton({ title, variant, onRefuse, onGift }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={buttonClass({ wide: true })}
        aria-haspopup="dialog"
        onClick={() => (variant ? setOpen(true) : onRefuse?.())}
      >
        <Icon name="gift" />
        Send as gift
      </button>
      {isOpen && variant && (
        <GiftDialog
          title={title}
          variant={variant}
          onGift={(priceMinor, gift) => {
            setOpen(false)
            onGift(priceMinor, gift)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
