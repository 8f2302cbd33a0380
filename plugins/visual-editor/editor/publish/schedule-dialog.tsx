import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { timeZone } from '@/plugins/visual-editor/editor/publish/page-status'
import type { Publishing } from '@/plugins/visual-editor/editor/publish/use-publishing'
import { localText } from '@/src/admin/dates/local-text'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import styles from '@/src/admin/ui/dialog.module.css'
import { FormField } from '@/src/admin/ui/form-field'
import { type PageSchedule, pageScheduleForm } from '@/src/core/contracts/pages/page-calls'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Props = { publishing: Publishing; onClose: () => void }

/** When the page goes live and when it goes offline again, by the artist's own clock. */
export function ScheduleDialog({ publishing, onClose }: Props) {
  const { schedule, isUndeletable, hasUnpublishedTheme } = publishing
  const [theme, setTheme] = useState<'publishing' | 'live' | null>(null)
  const fields = useRef<HTMLFormElement>(null)
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<
    z.input<typeof pageScheduleForm>,
    unknown,
    PageSchedule
  >({
    resolver: zodResolver(pageScheduleForm),
    mode: 'onChange',
    defaultValues: {
      publishAt: written(schedule.publishAt),
      unpublishAt: isUndeletable ? '' : written(schedule.unpublishAt),
    },
  })
  const { errors, isSubmitting } = formState
  const isBusy = isSubmitting || theme === 'publishing'

  const send = handleSubmit(async ({ publishAt, unpublishAt }) => {
    const problem = await publishing.setSchedule({
      publishAt,
      ...(!isUndeletable && { unpublishAt }),
    })
    if (problem) {
      setError('root', { message: problem })
    } else {
      onClose()
    }
  })
  const save = async () => {
    // A field that is filled in by half has no value, as an empty one: only the browser knows.
    const half = fields.current?.querySelector<HTMLInputElement>('input:invalid')
    if (half) {
      const message = ownerMessages.pages.dateTimeUnfinished
      setError(half.name as keyof PageSchedule, { message }, { shouldFocus: true })
    } else {
      await send()
    }
  }

  const publishTheme = async () => {
    clearErrors('root')
    setTheme('publishing')
    const problem = await publishing.publishTheme()
    setTheme(problem === null ? 'live' : null)
    if (problem) {
      setError('root', { message: problem })
    }
  }

  const liveTheme = theme === 'live' ? ownerMessages.editor.themeIsLive : ''
  const look = hasUnpublishedTheme ? ownerMessages.editor.themeStays : liveTheme

  return (
    <Dialog title="Schedule this page" onClose={onClose}>
      <p>What is saved by then goes live. Times are yours ({timeZone()}).</p>
      <form
        ref={fields}
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) {
            void save()
          }
        }}
      >
        <FormField
          label="Goes live"
          type="datetime-local"
          isFirst
          registered={register('publishAt', { deps: 'unpublishAt' })}
          error={errors.publishAt}
        />
        {isUndeletable ? (
          <p className={styles.note}>Your site needs this page, so it cannot go offline.</p>
        ) : (
          <FormField
            label="Goes offline"
            type="datetime-local"
            registered={register('unpublishAt', { deps: 'publishAt' })}
            error={errors.unpublishAt}
          />
        )}
        {/* Enter in a field sends the form only by a button of its own. */}
        <button type="submit" hidden />
      </form>
      <div role="status">{look !== '' && <p className={styles.note}>{look}</p>}</div>
      {hasUnpublishedTheme && (
        <p className={styles.note}>
          <DialogButton isDisabled={isBusy} onClick={() => void publishTheme()}>
            {ownerMessages.editor.publishTheme}
          </DialogButton>
        </p>
      )}
      {errors.root && (
        <p className={styles.error} role="alert">
          {errors.root.message}
        </p>
      )}
      <DialogActions>
        <DialogButton onClick={onClose}>Close</DialogButton>
        <DialogButton isPrimary isDisabled={isBusy} onClick={() => void save()}>
          Save schedule
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}

const written = (moment: string | null): string => (moment ? localText(new Date(moment)) : '')
