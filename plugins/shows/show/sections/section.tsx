import type { ReactNode } from 'react'
import { useShowState } from '@/plugins/shows/show/show-context'
import { FormSection } from '@/src/admin/form-screen/form-section'
import type { ShowPlace, ShowRemark } from '@/src/core/contracts/events/show-answers'

const titles: Readonly<Record<ShowPlace, string>> = {
  when: 'Title and date',
  where: 'Place',
  tickets: 'Tickets',
  more: 'Pictures and words',
}

const none: readonly ShowRemark[] = []

/** A part of the form of a show. */
export function Section({ place, children }: { place: ShowPlace; children: ReactNode }) {
  const remarks = useShowState(({ stored, isChecked }) => (isChecked ? stored.remarks : none))
  return (
    <FormSection place={place} title={titles[place]} remarks={remarks}>
      {children}
    </FormSection>
  )
}
