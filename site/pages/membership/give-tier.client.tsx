'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useCart } from '@/site/cart/use-cart.client'
import { useQueryParam } from '@/site/layout/use-query-param.client'
import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import { giveParam } from '@/src/core/memberships/join-path'
import { giftMembershipMessages } from '@/src/core/messages/gift'
import { buttonClass } from '@/src/ui/button/button'
import { Icon } from '@/src/ui/icon/icon'

const GiveTierDialog = dynamic(
  () =>
    import('@/site/pages/membership/give-tier-dialog.client').then(
      (module) => module.GiveTierDialog,
    ),
  { ssr: false },
)

type Props = { tier: TierView; wide?: boolean }

/** Puts some months of a tier into the cart, for somebody else. */
export function GiveTier({ tier, wide = false }: Props) {
  const [chosen, setOpen] = useState<boolean | null>(null)
  // Links from elsewhere lead to the page of one tier, whose dialog they want.
  const isWanted = useQueryParam(giveParam) !== null && wide
  const isOpen = chosen ?? isWanted
  const add = useCart((cart) => cart.add)
  return (
    <>
      <button
        type="button"
        className={buttonClass({ wide })}
        aria-haspopup="dialog"
        aria-label={`${giftMembershipMessages.give}: ${tier.name}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="gift" />
        {giftMembershipMessages.give}
      </button>
      {isOpen && (
        <GiveTierDialog
          tier={tier}
          onGift={(item) => {
            setOpen(false)
            add(item)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
