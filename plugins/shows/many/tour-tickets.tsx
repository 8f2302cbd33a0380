import { nanoid } from 'nanoid'
import styles from '@/plugins/shows/many/tour.module.css'
import { InputCell, PriceCell, StockCell } from '@/src/admin/form-screen/form-cells'
import form from '@/src/admin/form-screen/form-sections.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { Plus, Trash2 } from '@/src/admin/ui/icons'
import type { MakeShowsBody } from '@/src/core/contracts/events/shows'
import { studioLimits } from '@/src/core/studio-limits'

const { kindMax, kindsMax, stockMax } = studioLimits.shows

export type TourKind = MakeShowsBody['tickets'][number] & { key: string }

type Props = { kinds: readonly TourKind[]; onChange: (kinds: TourKind[]) => void }

/** Kinds of ticket that each date gets. */
export function TourTickets({ kinds, onChange }: Props) {
  const change = (key: string, part: Partial<TourKind>) =>
    onChange(kinds.map((each) => (each.key === key ? { ...each, ...part } : each)))
  return (
    <div className={form.row}>
      <span>Tickets for each date</span>
      <ul className={styles.kinds}>
        {kinds.map(({ key, name, minor, stock }, index) => (
          <li key={key}>
            <InputCell
              label="Kind of ticket"
              value={name}
              maxLength={kindMax}
              placeholder="Standing"
              set={(next) => change(key, { name: next })}
            />
            <PriceCell
              of={`ticket ${index + 1}`}
              value={minor}
              set={(next) => change(key, { minor: next })}
            />
            <StockCell
              shown="How many"
              label={`How many of ticket ${index + 1}`}
              value={stock}
              max={stockMax}
              set={(next) => change(key, { stock: next })}
            />
            <IconButton
              icon={Trash2}
              label={`Remove ticket ${index + 1}`}
              onClick={() => onChange(kinds.filter((each) => each.key !== key))}
            />
          </li>
        ))}
      </ul>
      {kinds.length < kindsMax && (
        <div>
          <button
            type="button"
            className={controls.button}
            onClick={() =>
              onChange([
                ...kinds,
                {
                  key: nanoid(),
                  name: kinds.length === 0 ? 'Standing' : '',
                  minor: 2000,
                  stock: null,
                },
              ])
            }
          >
            <Plus size={16} aria-hidden /> Add a kind of ticket
          </button>
        </div>
      )}
    </div>
  )
}
