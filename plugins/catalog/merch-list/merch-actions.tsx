import { useId, useState } from 'react'
import styles from '@/plugins/catalog/merch-list/merch-list.module.css'
import { meaningOf, problemOf } from '@/plugins/catalog/variants/matrix/cells'
import { ConfirmDialog } from '@/src/admin/ui/confirm-dialog'
import controls from '@/src/admin/ui/controls.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import { ChevronDown } from '@/src/admin/ui/icons'
import { MenuButton } from '@/src/admin/ui/menu-button'
import type { ChangeMerchBody } from '@/src/core/contracts/products/product-list'
import { isEnter } from '@/src/core/is-enter'
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

type PriceProps = { onPrice: (priceMinor: number) => void; onClose: () => void }

function PriceDialog({ onPrice, onClose }: PriceProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const set = () => {
    const found = problemOf('priceMinor', text)
    setProblem(found)
    if (found === '') {
      onPrice(Number(meaningOf('priceMinor', text)))
    }
  }
  return (
    <Dialog title="Set the price" onClose={onClose}>
      <div className={styles.price}>
        <label htmlFor={id}>Price of every variant, in dollars</label>
        <input
          id={id}
          className={controls.field}
          data-first
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-says`}
          onChange={({ target }) => {
            setText(target.value)
            setProblem('')
          }}
          onKeyDown={(event) => isEnter(event) && set()}
        />
        <p id={`${id}-says`} role="alert" className={styles.problem}>
          {problem}
        </p>
      </div>
      <DialogActions>
        <DialogButton onClick={onClose}>Cancel</DialogButton>
        <DialogButton isPrimary onClick={set}>
          Set the price
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
