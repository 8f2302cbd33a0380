import { Section } from '@/plugins/shows/show/sections/section'
import { useField } from '@/plugins/shows/show/show-context'
import { FormRow } from '@/src/admin/form-screen/form-row'
import form from '@/src/admin/form-screen/form-sections.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { LimitedText } from '@/src/admin/ui/limited-text'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

/** What it is called, and when it is by the clock of the venue. */
export function WhenSection() {
  const title = useField('title')
  const date = useField('date')
  const time = useField('time')
  return (
    <Section place="when">
      <FormRow label="Title" problem={title.problem}>
        {({ id }) => (
          <LimitedText
            id={id}
            value={title.value}
            max={studioLimits.shows.titleMax}
            placeholder={ownerMessages.shows.untitled}
            onChange={(next) => title.set(next)}
          />
        )}
      </FormRow>
      <div className={form.pair}>
        <FormRow label="Date" problem={date.problem}>
          {({ id, problemId }) => (
            <input
              id={id}
              type="date"
              className={controls.field}
              aria-invalid={problemId ? true : undefined}
              aria-describedby={problemId}
              value={date.value}
              onChange={({ target }) => date.set(target.value)}
            />
          )}
        </FormRow>
        <FormRow label="Time at the venue" problem={time.problem}>
          {({ id, problemId }) => (
            <input
              id={id}
              type="time"
              className={controls.field}
              aria-invalid={problemId ? true : undefined}
              aria-describedby={problemId}
              value={time.value}
              onChange={({ target }) => time.set(target.value)}
            />
          )}
        </FormRow>
      </div>
    </Section>
  )
}
