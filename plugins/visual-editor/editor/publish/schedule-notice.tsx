import { useEffect, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/publish/publish.module.css'
import type { Publishing } from '@/plugins/visual-editor/editor/publish/use-publishing'
import { sayMoment } from '@/src/admin/dates/say-date'
import { CalendarDays, CircleAlert } from '@/src/admin/ui/icons'
import { MenuButton } from '@/src/admin/ui/menu-button'
import type { PageSchedule } from '@/src/core/contracts/pages/page-calls'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** A run may take a while to come; after this, something has gone wrong. */
const graceMs = 3 * 60_000
const pollMs = 15_000

/** What will happen to the page by itself, with a way to change or cancel it. */
export function ScheduleNotice({ publishing }: { publishing: Publishing }) {
  const { schedule, setSchedule, setDialog, refresh } = publishing
  const { tell } = useBuilder().commands
  const now = useNow(schedule.publishAt !== null || schedule.unpublishAt !== null)
  const { publishAt, unpublishAt } = schedule
  const isLate = [publishAt, unpublishAt].some((at) => at && Date.parse(at) + graceMs < now)
  const isDue = [publishAt, unpublishAt].some((at) => at && Date.parse(at) < now)
  const words = scheduleLabel(schedule, now)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again as time goes by
  useEffect(() => {
    if (isDue) {
      void refresh()
    }
  }, [isDue, now, refresh])

  if (words === '') {
    return null
  }
  const cancel = async () => {
    const problem = await setSchedule({ publishAt: null, unpublishAt: null })
    tell(problem ?? ownerMessages.editor.scheduleCancelled)
  }
  const Icon = isLate ? CircleAlert : CalendarDays
  const next = [publishAt, unpublishAt].filter((at) => at !== null).toSorted()[0] ?? now
  return (
    <span
      className={styles.schedule}
      data-kind={isLate ? 'late' : undefined}
      data-testid="schedule"
    >
      <MenuButton
        label={words}
        items={[
          { label: 'Change the schedule…', note: words, run: () => setDialog('schedule') },
          { label: 'Cancel the schedule', run: () => void cancel() },
        ]}
      >
        <Icon size={16} aria-hidden />
        {sayMoment(next, { now: new Date(now) })}
      </MenuButton>
    </span>
  )
}

/** `Goes live 24 Dec, 18:00 · Goes offline 2 Jan, 12:00`; empty without a schedule. */
export function scheduleLabel({ publishAt, unpublishAt }: PageSchedule, now = Date.now()): string {
  const part = (at: string | null, will: string, should: string) =>
    at === null
      ? []
      : [
          `${Date.parse(at) + graceMs < now ? should : will} ${sayMoment(at, { now: new Date(now) })}`,
        ]
  return [
    ...part(publishAt, 'Goes live', 'Could not go live on'),
    ...part(unpublishAt, 'Goes offline', 'Could not go offline on'),
  ].join(' · ')
}

function useNow(isWatched: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (isWatched) {
      const timer = setInterval(() => setNow(Date.now()), pollMs)
      return () => clearInterval(timer)
    }
  }, [isWatched])
  return now
}
