import type { ButtonHTMLAttributes } from 'react'
import styles from '@/plugins/shows/show/sections/sections.module.css'
import { useShow, useShowState } from '@/plugins/shows/show/show-context'
import { AfterFeesLine } from '@/src/admin/fees/after-fees-line'
import { InputCell, PriceCell, SelectCell, StockCell } from '@/src/admin/form-screen/form-cells'
import form from '@/src/admin/form-screen/form-sections.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { GripVertical, Trash2 } from '@/src/admin/ui/icons'
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
  const { platformBps } = useShow()
  const problems = useShowState((state) => state.problems)
  // The row may have been sold under the id that its last save gave it.
  const storedId =
    useShowState(({ stored }) => stored.form.tickets.find((each) => each.key === key)?.id) ?? ''
  const isSold = useShowState(({ stored }) => stored.ordered.includes(storedId))
  const sold = useShowState(({ stored }) => stored.sold?.[storedId] ?? 0)
  // What is wrong with the count stands at the count.
  const found = Object.entries(problems).filter(
    ([path]) => path.startsWith(`tickets.${index}.`) && !path.endsWith('.stock'),
  )
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
      <InputCell
        label="Kind of ticket"
        isWide
        value={kind.name}
        maxLength={kindMax}
        placeholder="Standing"
        {...invalid('name')}
        set={(next) => onChange({ name: next }, 'name')}
      />
      <PriceCell
        of={name}
        value={minor}
        problemId={`tickets.${index}.minor` in problems ? problemId : undefined}
        set={(next) => onChange({ minor: next }, 'minor')}
      />
      <StockCell
        shown={sold > 0 ? `Left, ${sold} sold` : 'How many'}
        label={`How many of ${name} are left`}
        value={stock}
        max={stockMax}
        set={(next) => onChange({ stock: next }, 'stock')}
      />
      <SelectCell
        label="State"
        value={state}
        choices={{ active: 'On sale', sold_out: 'Sold out', inactive: 'Not offered' }}
        set={(next) => onChange({ state: next }, 'state')}
      />
      <InputCell
        label="On sale from"
        type="datetime-local"
        value={salesFrom}
        {...invalid('salesFrom')}
        set={(next) => onChange({ salesFrom: next }, 'from')}
      />
      <InputCell
        label="On sale until"
        type="datetime-local"
        value={salesUntil}
        {...invalid('salesUntil')}
        set={(next) => onChange({ salesUntil: next }, 'until')}
      />
      <div className={styles.remove}>
        <IconButton
          icon={Trash2}
          label={isSold ? `${name}: ${ownerMessages.shows.kindSold}` : `Remove ${name}`}
          disabled={isSold}
          onClick={onRemove}
        />
      </div>
      <AfterFeesLine minor={minor} platformBps={platformBps} />
      {found.length > 0 && (
        <p id={problemId} className={form.problem} role="alert">
          {found[0]?.[1]}
        </p>
      )}
    </li>
  )
}
