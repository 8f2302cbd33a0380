import { nanoid } from 'nanoid'
import { KindRow } from '@/plugins/shows/show/sections/kind-row'
import { Section } from '@/plugins/shows/show/sections/section'
import styles from '@/plugins/shows/show/sections/sections.module.css'
import { useField } from '@/plugins/shows/show/show-context'
import { ChangedElsewhere, InputRow } from '@/src/admin/form-screen/form-row'
import form from '@/src/admin/form-screen/form-sections.module.css'
import { useAnnounce } from '@/src/admin/ui/announce'
import controls from '@/src/admin/ui/controls.module.css'
import { Plus } from '@/src/admin/ui/icons'
import { useSortRows } from '@/src/admin/ui/use-sort-rows'
import type { TicketKind } from '@/src/core/contracts/events/shows'
import { studioLimits } from '@/src/core/studio-limits'

const { kindsMax, actionTextMax, linkMax } = studioLimits.shows

const nameOf = ({ name }: TicketKind, index: number) => name.trim() || `Ticket ${index + 1}`

/** Each kind of ticket in its row, or the way to who sells them. */
export function TicketsSection() {
  const { value: tickets, isElsewhere, set } = useField('tickets')
  const announce = useAnnounce()
  const { shown, listProps, rowProps, handleProps } = useSortRows({
    ids: tickets.map(({ key }) => key),
    onSort: (keys) =>
      set(
        keys.flatMap((key) => tickets.find((each) => each.key === key) ?? []),
        `sort ${nanoid()}`,
      ),
    announce,
    nameOf: (key) => {
      const index = tickets.findIndex((each) => each.key === key)
      const kind = tickets[index]
      return kind ? nameOf(kind, index) : ''
    },
  })
  const add = () =>
    set(
      [
        ...tickets,
        {
          key: nanoid(),
          id: null,
          name: tickets.length === 0 ? 'Standing' : '',
          minor: 2000,
          stock: null,
          stockSeen: null,
          state: 'active',
          stateSeen: null,
          salesFrom: '',
          salesUntil: '',
        },
      ],
      `add ${nanoid()}`,
    )
  return (
    <Section place="tickets">
      {tickets.length === 0 && (
        <p className={form.hint}>
          Sold here, each ticket has a code that you scan at the door. Or lead to who sells them.
        </p>
      )}
      <ul className={styles.kinds} {...listProps}>
        {shown.map((key) => {
          const index = tickets.findIndex((each) => each.key === key)
          const kind = tickets[index]
          return (
            kind && (
              <KindRow
                key={key}
                kind={kind}
                index={index}
                name={nameOf(kind, index)}
                row={rowProps(key)}
                handle={handleProps(key)}
                onChange={(change, step) =>
                  set(
                    tickets.map((each) => (each.key === key ? { ...each, ...change } : each)),
                    `${key}.${step}`,
                  )
                }
                onRemove={() =>
                  set(
                    tickets.filter((each) => each.key !== key),
                    `drop ${key}`,
                  )
                }
              />
            )
          )
        })}
      </ul>
      {isElsewhere && <ChangedElsewhere />}
      {tickets.length < kindsMax && (
        <div>
          <button type="button" className={controls.button} onClick={add}>
            <Plus size={16} aria-hidden /> Add a kind of ticket
          </button>
        </div>
      )}
      <Elsewhere />
    </Section>
  )
}

function Elsewhere() {
  const link = useField('actionLink')
  const text = useField('actionText')
  return (
    <div className={form.pair}>
      <InputRow
        label="Tickets elsewhere"
        hint="Where others sell them."
        type="url"
        placeholder="https://…"
        maxLength={linkMax}
        {...link}
      />
      <InputRow
        label="Words on that link"
        placeholder="Tickets"
        maxLength={actionTextMax}
        {...text}
      />
    </div>
  )
}
