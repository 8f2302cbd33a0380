import { useState } from 'react'
import { PriceDialog } from '@/plugins/catalog/product-grid/price-dialog'
import { ConfirmDialog } from '@/src/admin/ui/confirm-dialog'
import controls from '@/src/admin/ui/controls.module.css'
import { ChevronDown } from '@/src/admin/ui/icons'
import { MenuButton } from '@/src/admin/ui/menu-button'
import type { ListedRelease } from '@/src/core/contracts/products/release-answers'
import type { ReleaseBulkBody } from '@/src/core/contracts/products/releases'

type Change =
  | { action: Exclude<ReleaseBulkBody['action'], 'price'> }
  | { action: 'price'; minor: number }

const reverse = {
  'on-sale': 'off',
  off: 'on-sale',
  feature: 'unfeature',
  unfeature: 'feature',
} as const

const done: Readonly<Record<Change['action'], string>> = {
  'on-sale': 'put on sale',
  off: 'taken off sale',
  feature: 'featured',
  unfeature: 'no longer featured',
  price: 'priced',
  delete: 'deleted',
}

const count = (number: number) => (number === 1 ? '1 release' : `${number} releases`)

export const wordsOf = ({ action }: ReleaseBulkBody) => {
  return (many: number) => `${count(many)} ${done[action]}`
}

/** What takes it back; prices and deletions are asked about before. */
export function reverseOf({ action, ids }: ReleaseBulkBody): ReleaseBulkBody | null {
  return action in reverse ? { action: reverse[action as keyof typeof reverse], ids } : null
}

type ActionsProps = {
  picked: readonly ListedRelease[]
  isBusy: boolean
  onChange: (body: ReleaseBulkBody) => void
}

/** What can be done to all that were chosen. */
export function ReleaseActions({ picked, isBusy, onChange }: ActionsProps) {
  const [open, setOpen] = useState<'price' | 'delete' | null>(null)
  const ids = picked.map(({ id }) => id)
  const run = (change: Change) => {
    setOpen(null)
    onChange({ ids, ...change })
  }
  const isFeatured = picked.every((each) => each.isFeatured)
  return (
    <>
      <Button isDisabled={isBusy} onClick={() => run({ action: 'on-sale' })}>
        Put on sale
      </Button>
      <Button isDisabled={isBusy} onClick={() => run({ action: 'off' })}>
        Take off sale
      </Button>
      <MenuButton
        label="More for all that are chosen"
        items={[
          { label: 'Set the price', isDisabled: isBusy, run: () => setOpen('price') },
          {
            label: isFeatured ? 'Feature no more' : 'Feature',
            isDisabled: isBusy,
            run: () => run({ action: isFeatured ? 'unfeature' : 'feature' }),
          },
          { label: 'Delete', isDisabled: isBusy, run: () => setOpen('delete') },
        ]}
      >
        More
        <ChevronDown size={16} aria-hidden />
      </MenuButton>
      {open === 'price' && (
        <PriceDialog
          title={`Price of ${count(picked.length)}`}
          label="Price of the download"
          onClose={() => setOpen(null)}
          onPrice={(minor) => run({ action: 'price', minor })}
        />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={`Delete ${count(picked.length)}?`}
          confirm="Delete"
          keep="Keep"
          onConfirm={() => run({ action: 'delete' })}
          onClose={() => setOpen(null)}
        >
          Songs and prices go with them. This cannot be undone. What is on sale, or was sold, stays.
        </ConfirmDialog>
      )}
    </>
  )
}

type ButtonProps = { onClick: () => void; isDisabled?: boolean; children: string }

function Button({ onClick, isDisabled = false, children }: ButtonProps) {
  return (
    <button type="button" className={controls.button} disabled={isDisabled} onClick={onClick}>
      {children}
    </button>
  )
}
