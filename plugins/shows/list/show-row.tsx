import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AskDialog } from '@/plugins/shows/list/show-actions'
import styles from '@/plugins/shows/list/shows-list.module.css'
import { AdminLink } from '@/src/admin/admin-link'
import { Ellipsis } from '@/src/admin/ui/icons'
import { MenuButton, type MenuItem } from '@/src/admin/ui/menu-button'
import type { ListedShow } from '@/src/core/contracts/events/show-answers'
import type { ChangeShowsBody } from '@/src/core/contracts/events/shows'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'

const words = ownerMessages.shows

type Props = {
  show: ListedShow
  href: string
  adminPath: string
  isBusy: boolean
  mayChange: boolean
  isAtDoor: boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onCopy: () => void
  onChange: (body: ChangeShowsBody) => void
}

/** A show as its date, its place, how it stands, and what can be done with it. */
export function ShowRow(props: Props) {
  const { show, href, adminPath, isBusy, mayChange, isAtDoor } = props
  const { isChosen, onChoose, onCopy, onChange } = props
  const router = useRouter()
  const [asked, setAsked] = useState<'cancel' | 'delete' | null>(null)
  const { id, title, venue, city, country, state, isPublished, status, kinds, sold } = show
  const ids = [id]
  const door = `${adminPath}/collections/${slugs.events}/${id}/door`
  const hasDoor = isAtDoor && (kinds > 0 || (sold ?? 0) > 0)
  const place = [venue, city, country].filter(Boolean).join(', ')
  const isCancelled = status === 'cancelled'
  const change: MenuItem[] = [
    { label: 'Open', run: () => router.push(href) },
    { label: 'Duplicate', note: 'A week later, as a draft', isDisabled: isBusy, run: onCopy },
    {
      label: isPublished ? 'Take off the site' : 'Put on the site',
      isDisabled: isBusy,
      run: () => onChange({ change: 'onSite', ids, isOn: !isPublished }),
    },
    {
      label: isCancelled ? 'Let it take place' : 'Cancel…',
      isDisabled: isBusy,
      run: () =>
        isCancelled ? onChange({ change: 'cancelled', ids, isOn: false }) : setAsked('cancel'),
    },
    {
      label: 'Delete…',
      isDisabled: isBusy || (sold ?? 0) > 0,
      ...((sold ?? 0) > 0 && { note: words.wasSold }),
      run: () => setAsked('delete'),
    },
  ]
  const atDoor: MenuItem[] = [
    { label: 'Door', note: 'Let people in', run: () => router.push(door) },
    {
      label: 'Guests to print',
      run: () => router.push(`${adminPath}/shows/${id}/guests`),
    },
  ]
  const items = [...(mayChange ? change.slice(0, 1) : []), ...(hasDoor ? atDoor : [])].concat(
    mayChange ? change.slice(1) : [],
  )
  return (
    <li className={styles.row} data-selects={mayChange || undefined}>
      {mayChange && (
        <label className={styles.pick}>
          <input
            type="checkbox"
            aria-label={`Choose ${title}, ${place}`}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        </label>
      )}
      <DateBlock {...show} />
      <div className={styles.what}>
        <h2>
          <AdminLink href={mayChange ? href : door}>{title}</AdminLink>
        </h2>
        <p>{place || 'No place yet'}</p>
      </div>
      <span className={styles.state} data-state={state}>
        {words.states[state]}
      </span>
      <TicketCount {...show} />
      <div className={styles.menu}>
        {items.length > 0 && (
          <MenuButton label={`More for ${title}`} items={items}>
            <Ellipsis size={18} aria-hidden />
          </MenuButton>
        )}
      </div>
      {asked && (
        <AskDialog
          ask={asked}
          many={1}
          onClose={() => setAsked(null)}
          onSure={() => {
            setAsked(null)
            onChange(
              asked === 'delete'
                ? { change: 'delete', ids }
                : { change: 'cancelled', ids, isOn: true },
            )
          }}
        />
      )}
    </li>
  )
}

/** By the calendar and the clock of the venue. */
function DateBlock({ startsAt, timeZone }: ListedShow) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(new Date(startsAt))
  return (
    <time className={styles.date} dateTime={startsAt}>
      <b>{part({ day: 'numeric' })}</b>
      <span>
        {part({ month: 'short' })} {part({ year: 'numeric' })}
      </span>
      <small>
        {part({ weekday: 'short' })}{' '}
        {part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
      </small>
    </time>
  )
}

function TicketCount({ kinds, sold, total, id }: ListedShow) {
  if (sold === null || (kinds === 0 && sold === 0)) {
    return <span className={styles.count}>{sold === null ? '' : 'No tickets here'}</span>
  }
  const count = sold.toLocaleString('en-GB')
  return (
    <span className={styles.count}>
      <span id={`sold-${id}`}>
        {total === null ? `${count} sold` : `${count} of ${total.toLocaleString('en-GB')} sold`}
      </span>
      {total !== null && total > 0 && (
        <progress max={total} value={sold} aria-labelledby={`sold-${id}`} />
      )}
    </span>
  )
}
