import { useState } from 'react'
import styles from '@/plugins/catalog/music-list/music-list.module.css'
import { ask } from '@/src/admin/call-api'
import controls from '@/src/admin/ui/controls.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import dialog from '@/src/admin/ui/dialog.module.css'
import { MoneyInput } from '@/src/admin/ui/money-input'
import type {
  ListedRelease,
  ReleaseBulkAnswer,
} from '@/src/core/contracts/products/release-answers'
import type { ReleaseBulkBody } from '@/src/core/contracts/products/releases'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { isBelowLeastCharge } from '@/src/core/orders/pricing/least-charge'

type Change =
  | { action: Exclude<ReleaseBulkBody['action'], 'price'> }
  | { action: 'price'; minor: number }

/** What takes each back; prices and deletions are asked about before. */
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

type Props = {
  url: string
  picked: readonly ListedRelease[]
  onClear: () => void
  onChanged: (releases: readonly ListedRelease[]) => void
}

type Done = { words: string; refused: ReleaseBulkAnswer['refused']; undo: (() => void) | null }

/** What can be done to all that were chosen, and what came of it. */
export function BulkBar({ url, picked, onClear, onChanged }: Props) {
  const [open, setOpen] = useState<'price' | 'delete' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Done | null>(null)

  const run = async (ids: readonly string[], change: Change, isUndo = false) => {
    setOpen(null)
    setBusy(true)
    const outcome = await ask<ReleaseBulkAnswer>(url, {
      method: 'POST',
      body: { ids, ...change },
    })
    setBusy(false)
    if (outcome.problem !== undefined) {
      setResult({ words: outcome.problem, refused: [], undo: null })
      return
    }
    const { answer } = outcome
    const refused = new Set(answer.refused.map(({ id }) => id))
    const changed = ids.filter((id) => !refused.has(id))
    const back =
      change.action in reverse ? reverse[change.action as keyof typeof reverse] : undefined
    onChanged(answer.releases)
    onClear()
    setResult({
      words: `${count(changed.length)} ${done[change.action]}`,
      refused: answer.refused,
      undo:
        back && !isUndo && changed.length > 0
          ? () => void run(changed, { action: back }, true)
          : null,
    })
  }
  const ids = picked.map(({ id }) => id)

  return (
    <>
      {picked.length > 0 && (
        <div className={styles.bulk} role="toolbar" aria-label="Chosen releases">
          <b>{count(picked.length)}</b>
          <Button onClick={() => void run(ids, { action: 'on-sale' })}>Put on sale</Button>
          <Button onClick={() => void run(ids, { action: 'off' })}>Take off sale</Button>
          <Button onClick={() => setOpen('price')}>Price…</Button>
          {picked.every(({ isFeatured }) => isFeatured) ? (
            <Button onClick={() => void run(ids, { action: 'unfeature' })}>Do not feature</Button>
          ) : (
            <Button onClick={() => void run(ids, { action: 'feature' })}>Feature</Button>
          )}
          <Button onClick={() => setOpen('delete')}>Delete…</Button>
          <Button onClick={onClear}>Choose none</Button>
        </div>
      )}
      <div role="status">
        {isBusy && <p className={styles.result}>One moment…</p>}
        {result && !isBusy && (
          <div className={styles.result}>
            <p>
              {result.words} {result.undo && <Button onClick={result.undo}>Undo</Button>}
            </p>
            {result.refused.length > 0 && (
              <ul>
                {result.refused.map(({ id, title, message }) => (
                  <li key={id}>
                    <b>{title}:</b> {message}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
      {open === 'price' && (
        <PriceDialog
          many={count(picked.length)}
          onClose={() => setOpen(null)}
          onPrice={(minor) => void run(ids, { action: 'price', minor })}
        />
      )}
      {open === 'delete' && (
        <Dialog title={`Delete ${count(picked.length)}?`} onClose={() => setOpen(null)}>
          <p>
            Songs and prices go with them. This cannot be undone. What is on sale, or was sold,
            stays.
          </p>
          <DialogActions>
            <DialogButton isSafe onClick={() => setOpen(null)}>
              Keep
            </DialogButton>
            <DialogButton isPrimary onClick={() => void run(ids, { action: 'delete' })}>
              Delete
            </DialogButton>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

function Button({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={controls.button} onClick={onClick}>
      {children}
    </button>
  )
}

type PriceProps = { many: string; onClose: () => void; onPrice: (minor: number) => void }

function PriceDialog({ many, onClose, onPrice }: PriceProps) {
  const [minor, setMinor] = useState<number | null>(null)
  const { amount } = ownerMessages.release
  const problem =
    minor === null
      ? ''
      : minor < 0
        ? amount
        : isBelowLeastCharge(minor)
          ? ownerMessages.store.priceBelowLeastCharge
          : ''
  return (
    <Dialog title={`Price of ${many}`} onClose={onClose}>
      <div className={dialog.fields}>
        <MoneyInput
          label="Price of the download"
          value={minor}
          problemId={problem ? 'bulk-price-problem' : undefined}
          onChange={setMinor}
        />
      </div>
      {problem && (
        <p id="bulk-price-problem" className={dialog.error} role="alert">
          {problem}
        </p>
      )}
      <DialogActions>
        <DialogButton onClick={onClose}>Cancel</DialogButton>
        <DialogButton
          isPrimary
          isDisabled={minor === null || problem !== ''}
          onClick={() => onPrice(minor ?? 0)}
        >
          Set the price
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
