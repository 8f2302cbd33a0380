import { Section } from '@/plugins/shows/show/sections/section'
import { useField } from '@/plugins/shows/show/show-context'
import { InputRow, TextRow } from '@/src/admin/form-screen/form-row'
import form from '@/src/admin/form-screen/form-sections.module.css'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

/** What it is called, and when it is by the clock of the venue. */
export function WhenSection() {
  const title = useField('title')
  const date = useField('date')
  const time = useField('time')
  return (
    <Section place="when">
      <TextRow
        label="Title"
        max={studioLimits.shows.titleMax}
        placeholder={ownerMessages.shows.untitled}
        {...title}
      />
      <div className={form.pair}>
        <InputRow label="Date" type="date" {...date} />
        <InputRow label="Time at the venue" type="time" {...time} />
      </div>
    </Section>
  )
}
