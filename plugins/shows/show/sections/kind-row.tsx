import type { ButtonHTMLAttributes } from 'react'
import styles from '@/plugins/shows/show/sections/sections.module.css'
import { useShowState } from '@/plugins/shows/show/show-context'
import form from '@/src/admin/form-screen/form-sections.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { GripVertical, Trash2 } from '@/src/admin/ui/icons'
import { MoneyInput } from '@/src/admin/ui/money-input'
import { NumberInput } from '@/src/admin/ui/number-input'
import type { TicketKind } from '@/src/core/contracts/events/shows'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

const { kindMax, stockMax } = studioLimits.shows

type Props = {
  kind: TicketKind
  index: number
  name: string
  row: Record<string, unknown>
  handle: ButtonHTMLAttributes<HTMLButtonElement>
  onChange: (change: Partial<TicketKind>, step: string) => void
  onRemove: () => void
}

/** A kind of ticket: what it costs, how many are left, and when it is sold. */
export function KindRow({ kind, index, name, row, handle, onChange, onRemove }: Props) {
  const { key, minor, stock, state, salesFrom, salesUntil } = kind
  const problems = useShowState((state) => state.problems)
  // The row may have been sold under the id that its last save gave it.
  const storedId =
    useShowState(({ stored }) => stored.form.tickets.find((each) => each.key === key)?.id) ?? ''
  const isSold = useShowState(({ stored }) => stored.ordered.includes(storedId))
  const sold = useShowState(({ stored }) => stored.sold?.[storedId] ?? 0)
  const found = Object.entries(problems).filter(([path]) => path.startsWith(`tickets.${index}.`))
  const problemId = found.length > 0 ? `kind-${key}-problem` : undefined
  const invalid = (field: string) => ({
    'aria-invalid': `tickets.${index}.${field}` in problems ? true : undefined,
    'aria-describedby': problemId,
  })
  return (
    <li className={styles.kind} {...row}>
      <button className={styles.handle} {...handle}>
        <GripVertical size={16} aria-hidden />
      </button>
      <label className={form.cell} data-wide>
        <span>Kind of ticket</span>
        <input
          className={controls.field}
          value={kind.name}
          maxLength={kindMax}
          placeholder="Standing"
          {...invalid('name')}
          onChange={({ target }) => onChange({ name: target.value }, 'name')}
        />
      </label>
      <div className={form.cell}>
        <span aria-hidden="true">Price</span>
        <MoneyInput
          label={`Price of ${name}`}
          value={minor}
          problemId={`tickets.${index}.minor` in problems ? problemId : undefined}
          onChange={(next) => onChange({ minor: next ?? 0 }, 'minor')}
        />
      </div>
      <div className={form.cell}>
        <span aria-hidden="true">{sold > 0 ? `Left, ${sold} sold` : 'How many'}</span>
        <NumberInput
          id={`kind-${key}-stock`}
          label={`How many of ${name} are left`}
          value={stock ?? undefined}
          placeholder="No limit"
          min={0}
          max={stockMax}
          step={1}
          unit=""
          onChange={(next) => onChange({ stock: next }, 'stock')}
          onClear={() => onChange({ stock: null }, 'stock')}
        />
      </div>
      <label className={form.cell}>
        <span>State</span>
        <select
          className={controls.field}
          value={state}
          onChange={({ target }) =>
            onChange({ state: target.value as TicketKind['state'] }, 'state')
          }
        >
          <option value="active">On sale</option>
          <option value="sold_out">Sold out</option>
          <option value="inactive">Not offered</option>
        </select>
      </label>
      <label className={form.cell}>
        <span>On sale from</span>
        <input
          type="datetime-local"
          className={controls.field}
          value={salesFrom}
          {...invalid('salesFrom')}
          onChange={({ target }) => onChange({ salesFrom: target.value }, 'from')}
        />
      </label>
      <label className={form.cell}>
        <span>On sale until</span>
        <input
          type="datetime-local"
          className={controls.field}
          value={salesUntil}
          {...invalid('salesUntil')}
          onChange={({ target }) => onChange({ salesUntil: target.value }, 'until')}
        />
      </label>
      <div className={styles.remove}>
        <IconButton
          icon={Trash2}
          label={isSold ? `${name}: ${ownerMessages.shows.kindSold}` : `Remove ${name}`}
          disabled={isSold}
          onClick={onRemove}
        />
      </div>
      {found.length > 0 && (
        <p id={problemId} className={form.problem} role="alert">
          {found[0]?.[1]}
        </p>
      )}
    </li>
  )
}
