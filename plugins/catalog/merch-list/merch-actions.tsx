import { useState } from 'react'
import { PriceDialog } from '@/plugins/catalog/product-grid/price-dialog'
import { ConfirmDialog } from '@/src/admin/ui/confirm-dialog'
import controls from '@/src/admin/ui/controls.module.css'
import { ChevronDown } from '@/src/admin/ui/icons'
import { MenuButton } from '@/src/admin/ui/menu-button'
import type { ChangeMerchBody } from '@/src/core/contracts/products/product-list'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Props = {
  ids: readonly string[]
  isBusy: boolean
  onChange: (body: ChangeMerchBody) => void
}

/** The same for all that are chosen. */
export function MerchActions({ ids: chosen, isBusy, onChange }: Props) {
  const [asked, setAsked] = useState<'price' | 'delete' | null>(null)
  const ids = [...chosen]
  const send = (body: ChangeMerchBody) => {
    setAsked(null)
    onChange(body)
  }
  return (
    <>
      <button
        type="button"
        className={controls.button}
        disabled={isBusy}
        onClick={() => send({ change: 'onSale', ids, isOn: true })}
      >
        Put on sale
      </button>
      <button
        type="button"
        className={controls.button}
        disabled={isBusy}
        onClick={() => send({ change: 'onSale', ids, isOn: false })}
      >
        Take off sale
      </button>
      <MenuButton
        label="More for all that are chosen"
        items={[
          { label: 'Set the price', isDisabled: isBusy, run: () => setAsked('price') },
          {
            label: 'Feature',
            isDisabled: isBusy,
            run: () => send({ change: 'featured', ids, isOn: true }),
          },
          {
            label: 'Feature no more',
            isDisabled: isBusy,
            run: () => send({ change: 'featured', ids, isOn: false }),
          },
          { label: 'Delete', isDisabled: isBusy, run: () => setAsked('delete') },
        ]}
      >
        More
        <ChevronDown size={16} aria-hidden />
      </MenuButton>
      {asked === 'price' && (
        <PriceDialog
          title="Set the price"
          label="Price of every variant, in dollars"
          onPrice={(priceMinor) => send({ change: 'price', ids, priceMinor })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={ownerMessages.merch.askDelete(ids.length)}
          confirm="Delete"
          keep="Keep"
          onConfirm={() => send({ change: 'delete', ids })}
          onClose={() => setAsked(null)}
        >
          {ownerMessages.merch.deleted}
        </ConfirmDialog>
      )}
    </>
  )
}
